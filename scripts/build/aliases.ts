import { basePath } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { type RouteId, routes } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';
import { redirectPage } from './redirect-page';

/** Short paths of pages that other sites link to (docs/behavior.md, Addresses elsewhere). */
export const aliases = { '/conduct/': 'conduct' } as const satisfies Record<string, RouteId>;

/** Writes a redirect page for every alias in every language. */
export function writeAliasPages(): void {
  for (const [alias, route] of Object.entries(aliases)) {
    for (const locale of locales) {
      const address = localPath(routes[route].path, locale);
      const title = escapeHtml(readMessages(locale).pages[route].title);
      const body = [`<h1>${title}</h1>`, `<p><a href="${address}">${address}</a></p>`];
      writeExport(
        `${localPath(alias, locale).slice(basePath.length + 1)}index.html`,
        redirectPage({ locale, title, address, body }),
      );
    }
  }
}
