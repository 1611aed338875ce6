import { parseYaml } from '@/lib/content/parse-yaml';
import { readContentText } from '@/lib/content/read-content';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import type { Navigation, NavigationEntry } from '@/lib/site/navigation';
import { readMessages } from '@/scripts/messages/read-messages';

const file = 'content/navigation.yml';
// Read without its loader, which imports JSON that Playwright can't load; the build validates the file.
const navigation = parseYaml(file, readContentText(file)) as Navigation;

/** A link of the navbar as the visitor sees it. */
export interface BarLink {
  name: string;
  href: string;
  /** Whether it leads to a page of this site. */
  isPage: boolean;
  /** Its tooltip. */
  hint?: string;
}

export interface BarMenu {
  name: string;
  links: BarLink[];
}

/** The entries of content/navigation.yml, followed by the foundation's menu. */
export function barEntries(locale: Locale = defaultLocale): (BarLink | BarMenu)[] {
  const { foundation, bar } = navigation;
  const { foundationMenu, links } = readMessages(locale).chrome;
  const menuOf = (name: string, entries: NavigationEntry[]) => ({ name, links: entries.map((entry) => linkOf(entry, locale)) });
  return [
    ...bar.map((entry) => ('menu' in entry ? menuOf(links[entry.label], entry.menu) : linkOf(entry, locale))),
    menuOf(foundationMenu, foundation.menu),
  ];
}

/** The menus of the navbar with their links. */
export function barMenus(locale: Locale = defaultLocale): BarMenu[] {
  return barEntries(locale).filter((entry) => 'links' in entry);
}

/** Every link of the navbar in order: the site's name, the entries and menus, the download. */
export function barLinks(locale: Locale = defaultLocale): BarLink[] {
  const home = { name: readMessages(locale).site.name, href: resolveDestination('home', locale).href, isPage: true };
  const entries = barEntries(locale).flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  return [home, ...entries, linkOf(navigation.download, locale)];
}

/** The menu with the most links. */
export function longestMenu(): BarMenu {
  return barMenus().reduce((longest, menu) => (menu.links.length > longest.links.length ? menu : longest));
}

/** A link in a menu of the navbar to the top of a page other than the current one. */
export function linkInMenu(from: string, locale: Locale = defaultLocale): { menu: BarMenu; link: BarLink } {
  for (const menu of barMenus(locale)) {
    const link = menu.links.find(({ href, isPage }) => isPage && href !== from && href.endsWith('/'));
    if (link) return { menu, link };
  }
  throw new Error('No menu of content/navigation.yml leads to a page of the site.');
}

function linkOf({ label, to }: NavigationEntry, locale: Locale): BarLink {
  const { chrome, pages } = readMessages(locale);
  const { hints, links }: { hints: Record<string, string>; links: Record<string, string> } = chrome;
  const titles: Record<string, { title: string }> = pages;
  const name = (label ? links[label] : (titles[to]?.title ?? links[to])) ?? '';
  const { href, kind } = resolveDestination(to, locale);
  return { name, href, isPage: kind === 'page', ...(hints[to] && { hint: hints[to] }) };
}
