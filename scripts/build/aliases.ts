import { basePath } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';
import { redirectPage } from './redirect-page';

/** Short paths that people type or other sites link to, and their destinations (docs/behavior.md, Addresses elsewhere). */
export const aliases = { '/conduct/': 'conduct', '/issues/': 'issueTracker', '/plugins/': 'plugins' } as const;

/** Writes a redirect page for every alias in every language. */
export function writeAliasPages(): void {
  for (const [alias, name] of Object.entries(aliases)) {
    for (const locale of locales) {
      const { href: address, kind } = resolveDestination(name, locale);
      if (kind === 'missing') continue;
      const href = escapeHtml(address);
      const title = name === 'conduct' ? escapeHtml(readMessages(locale).pages[name].title) : href;
      const body = [`<h1>${title}</h1>`, `<p><a href="${href}">${href}</a></p>`];
      writeExport(
        `${localPath(alias, locale).slice(basePath.length + 1)}index.html`,
        redirectPage({ locale, title, address, body }),
      );
    }
  }
}
