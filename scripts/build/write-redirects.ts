import { withBase } from '@/lib/i18n/base-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { isExternalRedirect } from '@/lib/routing/destinations';
import { loadExternalRedirects } from '@/lib/site/links';
import { loadRedirects } from '@/lib/site/redirects';
import { writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';
import { externalRedirectPage, isServedFromRedirectHost } from './external-redirects';
import { redirectPage } from './redirect-page';

/**
 * Writes a redirect page for every record of content/redirects.yml (docs/how-to/move-in.md).
 * @returns the number of pages
 */
export function writeRedirectPages(): number {
  const redirects = loadRedirects();
  for (const { path, to } of redirects) writeExport(`${path.slice(1)}index.html`, pageTo(to));
  return redirects.length;
}

function pageTo(to: string): string {
  const { host } = loadExternalRedirects();
  if (!to.startsWith('/')) return externalRedirectPage(to, new URL(to).origin);
  if (isExternalRedirect(to) && !isServedFromRedirectHost()) return externalRedirectPage(host + to, host);
  const address = withBase(to);
  const title = escapeHtml(address);
  const body = [`<h1>${title}</h1>`, `<p><a href="${title}">${title}</a></p>`];
  return redirectPage({ locale: defaultLocale, title, address, body });
}
