import { loadHandoffs } from '@/lib/content/links';
import { locales } from '@/lib/i18n/locales';
import { isHandoff } from '@/lib/site/destinations';
import { routeIds, routes } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { addPolicy } from './add-policy';
import { exportFiles, fileFor, readExport, writeExport } from './export-files';
import { attribute, elements, parseHtml } from './html';

/** Tells whether the export is going to be served from the host that has the handed-over pages: then nothing is handed over, or it would loop. */
export function isServedFromHandoffHost(): boolean {
  return process.env.SITE_ORIGIN === loadHandoffs().host;
}

/** The paths that the export links to and that are another site's. */
export function handedOverPaths(): string[] {
  const paths = new Set<string>();
  for (const file of exportFiles('.html')) {
    for (const element of elements(parseHtml(readExport(file)))) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
      const path = href?.startsWith('/') ? href.replace(/[?#].*$/, '') : undefined;
      if (path && !fileFor(path) && isHandoff(path)) paths.add(path);
    }
  }
  return [...paths].sort();
}

/** Writes a small page for every handed-over path, for hosts that know no redirect rules. */
export function writeHandoffPages(): number {
  const { host } = loadHandoffs();
  const paths = handedOverPaths();
  for (const path of paths) writeExport(`${path.slice(1)}index.html`, handoffPage(host + path, host));
  return paths.length;
}

/** A page that says where the visitor is being taken, in every language of the site, and takes them there. */
export function handoffPage(address: string, host: string): string {
  const hostName = new URL(host).host;
  const texts = locales.map((locale) => {
    const { title, text, link } = readMessages(locale).handoff;
    return { locale, title: title.replace('{host}', () => hostName), text, link: link.replace('{address}', () => address) };
  });
  const paragraphs = texts.map(
    ({ locale, text, link }) =>
      `<p lang="${locale}">${escapeHtml(text)} <a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p>`,
  );
  const page = [
    '<!DOCTYPE html>',
    `<html lang="${texts[0]?.locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    '<link rel="stylesheet" href="/handoff.css">',
    `<title>${escapeHtml(texts[0]?.title ?? address)}</title>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeHtml(texts[0]?.title ?? address)}</h1>`,
    ...paragraphs,
    '</main>',
    '</body>',
    '</html>',
  ];
  return addPolicy(`${page.join('\n')}\n`);
}

/** The redirect rules for CDNs; a page of our own below a handed-over path comes before its rule. */
export function redirectRules(): string[] {
  const { host, paths } = loadHandoffs();
  const own = routeIds
    .map((id) => routes[id].path)
    .filter((path) => paths.some((prefix) => path.startsWith(prefix)))
    .map((path) => `${path}* ${path}:splat 200`);
  return [...own, ...paths.map((path) => `${path}* ${host}${path}:splat 302`)];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
