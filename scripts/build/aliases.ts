import { basePath } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { fileFor, writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';
import { redirectPage } from './redirect-page';

/** Short paths that people type or other sites link to, and their destinations (docs/behavior.md, Addresses elsewhere). */
export const aliases = {
  '/conduct/': 'conduct',
  '/issues/': 'issueTracker',
  '/plugins/': 'plugins',
} as const satisfies Record<`/${string}/`, string>;

/**
 * Writes a redirect page for every alias in every language.
 * @throws Error if an alias is the address of a page, which it would replace
 */
export function writeAliasPages(): void {
  for (const [alias, name] of Object.entries(aliases)) {
    for (const locale of locales) {
      const { href: address, kind } = resolveDestination(name, locale);
      if (kind === 'missing') continue;
      const path = localPath(alias, locale);
      if (fileFor(path)) throw new Error(`scripts/build/aliases.ts: ${path} is already a page: choose another address`);
      const href = escapeHtml(address);
      const title = name === 'conduct' ? escapeHtml(readMessages(locale).pages[name].title) : href;
      const body = [`<h1>${title}</h1>`, `<p><a href="${href}">${href}</a></p>`];
      writeExport(`${path.slice(basePath.length + 1)}index.html`, redirectPage({ locale, title, address, body }));
    }
  }
}
