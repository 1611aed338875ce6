import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { siteSettings } from '@/lib/environment/environment.mjs';
import { basePath, withBase } from '@/lib/i18n/base-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { isExternalRedirect } from '@/lib/routing/destinations';
import { loadExternalRedirects } from '@/lib/site/links';
import { darkPalette, lightPalette, paletteVariables } from '@/lib/theme/palette';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { fileFor, writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';
import { redirectPage } from './redirect-page';

/**
 * Whether the export will be served from the host that redirects lead to. They would then cause redirect loops.
 */
export function isServedFromRedirectHost(): boolean {
  return siteSettings().origin === loadExternalRedirects().host;
}

/**
 * The linked paths that belong to the other site, sorted. Links to it may be relative or name its host.
 * @param links the URLs that pages of the export link to
 */
export function externallyRedirectedPaths(links: Iterable<string>): string[] {
  const { host } = loadExternalRedirects();
  const paths = new Set<string>();
  for (const href of new Set(links)) {
    const place = [host, basePath].find((candidate) => href.startsWith(`${candidate}/`));
    const path = place === undefined ? undefined : href.slice(place.length).replace(/[?#].*$/, '');
    if (path?.endsWith('/') && !fileFor(withBase(path)) && isExternalRedirect(path)) paths.add(path);
  }
  return [...paths].sort();
}

/**
 * Writes a redirect page for every externally redirected path that is listed or linked to, for hosts without redirect rules.
 * @param links the URLs that pages of the export link to
 * @returns the files
 */
export function writeExternalRedirectPages(links: Iterable<string>): string[] {
  const { host, paths: listed } = loadExternalRedirects();
  const paths = externallyRedirectedPaths([...links, ...listed.map(withBase)]);
  return paths.map((path) => {
    const file = `${path.slice(1)}index.html`;
    writeExport(file, externalRedirectPage(host + path, host));
    return file;
  });
}

/** The site's colors for redirect pages, which have no script and so use the system's theme. */
export function externalRedirectColors(): string {
  const rules = (palette: Record<string, unknown>) =>
    Object.entries(paletteVariables(palette))
      .filter(([name]) => colorTokens.includes(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{${rules(lightPalette)}}@media (prefers-color-scheme:dark){:root{${rules(darkPalette)}}}\n`;
}

/** The custom properties used in public/external-redirect.css. */
const colorTokens = [
  '--background',
  '--paper',
  '--ink',
  '--muted',
  '--divider',
  '--primary',
  '--primary-on',
  '--primary-hover',
  '--navbar',
  '--navbar-on',
  '--navbar-line',
];

/**
 * A page that redirects the visitor and says where and why. It does so in every language, because all of them share the address.
 * @param address the page on the other host
 * @param host the other host's origin
 */
export function externalRedirectPage(address: string, host: string): string {
  const hostName = new URL(host).host;
  // Other locales would repeat the English messages.
  const spoken = locales.filter((locale) => readOwnMessages(locale).externalRedirect);
  const texts = spoken.map((locale) => {
    const { title, where, why, link } = readMessages(locale).externalRedirect;
    const fill = (text: string) => escapeHtml(fillPlaceholders(text, { host: hostName, address }));
    return { locale, title: fill(title), where: fill(where), why: fill(why), link: fill(link) };
  });
  const href = escapeHtml(address);
  const sections = texts.flatMap(({ locale, title, where, why, link }, place) => [
    `<section lang="${locale}">`,
    place === 0 ? `<h1>${title}</h1>` : `<h2>${title}</h2>`,
    `<p>${where} ${why}</p>`,
    `<p><a href="${href}">${link}</a></p>`,
    '</section>',
  ]);
  return redirectPage({ locale: defaultLocale, title: texts[0]?.title ?? href, address, body: sections });
}
