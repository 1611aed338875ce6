import { type Locale, locales } from '@/lib/i18n/locales';
import { recordedDestination } from '@/lib/routing/destinations';
import { loadNavigation, type NavigationEntry } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { writeExport } from '@/scripts/shared/export-files';
import { escapeHtml } from '@/scripts/shared/html';

/** Writes the navigation of each language, as JSON and HTML, for other sites of the project (docs/behavior.md, Open data). */
export function writeNavigationFiles(): void {
  for (const locale of locales) {
    const data = navigationData(locale);
    writeExport(`data/navigation/${locale}.json`, `${JSON.stringify(data, null, 2)}\n`);
    writeExport(`data/navigation/${locale}.html`, navigationHtml(locale, data));
  }
}

interface Link {
  text: string;
  href: string;
}

interface Menu {
  text: string;
  links: Link[];
}

/** The texts and full addresses of the navbar and the footer. */
function navigationData(locale: Locale) {
  const { bar, foundation, download, footer } = loadNavigation();
  const messages = readMessages(locale);
  const link = ({ to, text, kind }: NavigationEntry) => ({
    text: messageAt(messages, text),
    href: fullAddress(to, locale),
    ...(kind !== 'plain' && { kind }),
  });
  const menu = (label: keyof typeof messages.chrome.links, entries: readonly NavigationEntry[]) => ({
    text: messages.chrome.links[label],
    links: entries.map(link),
  });
  return {
    home: fullAddress('home', locale),
    bar: bar.map((entry) => ('menu' in entry ? menu(entry.label, entry.menu) : link(entry))),
    foundation: menu(foundation.label, foundation.menu),
    download: link(download),
    footer: { columns: footer.columns.map((column) => menu(column.label, column.links)), social: footer.social.map(link) },
  };
}

/** Empty if the address in content/ is invalid. */
function fullAddress(to: string, locale: Locale): string {
  const { href } = recordedDestination(to, locale);
  return href.startsWith('/') ? loadSite().property + href : href;
}

function messageAt(messages: object, key: string): string {
  return String(key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], messages));
}

/** The same as lists of links, without styles, to be included in a page. */
function navigationHtml(locale: Locale, { home, bar, foundation, download, footer }: ReturnType<typeof navigationData>): string {
  const { chrome, site } = readMessages(locale);
  const name = { text: site.name, href: home };
  return [
    `<nav lang="${locale}" class="jenkins-bar" aria-label="${escapeHtml(chrome.mainNavigation)}">`,
    list([name, ...bar, foundation, download]),
    '</nav>',
    `<footer lang="${locale}" class="jenkins-footer">`,
    list([...footer.columns, ...footer.social]),
    '</footer>',
    '',
  ].join('\n');
}

function list(entries: readonly (Link | Menu)[]): string {
  const items = entries.map((entry) => {
    const text = escapeHtml(entry.text);
    return 'links' in entry
      ? `<li>${text}\n${list(entry.links)}</li>`
      : `<li><a href="${escapeHtml(entry.href)}">${text}</a></li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
