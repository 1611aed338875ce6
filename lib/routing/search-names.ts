import { getTranslations } from 'next-intl/server';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { platformLabel, readReleaseLines, releaseLines } from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import type { Locale } from '@/lib/i18n/locales';
import { optionalPageMessage } from '@/lib/i18n/page-messages';
import { loadNavigation, type NavigationEntry, type NavigationMenu } from '@/lib/site/navigation';
import { addressDestination, changelogDestination, recordedDestination } from './destinations';
import { routeIds, routes } from './routes';

/** A page of this site or elsewhere that the search finds by its name. */
export interface SearchName {
  title: string;
  href: string;
  /** More words to find it by: those of its destination name, which are English, of its menu and its messages. */
  words?: string;
  /** Of a release. Only a query with it finds the release, because the rest of the title is that of all releases. */
  version?: string;
}

/** Destinations that are not in the navigation but have a name. Pages have to link to them, or they get no redirect page. */
const others = [
  ['javaSupport', 'chrome.links.javaSupport'],
  ['upgradeGuide', 'parts.changelog.upgradeGuide'],
] as const;

/**
 * The names of all pages, of the destinations in the navigation, of the platforms and Java versions of the downloads, and of the
 * releases, for the search. Of names that match a query equally well, it shows the first ones.
 */
export async function searchNames(locale: Locale): Promise<SearchName[]> {
  const t = await getTranslations({ locale });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const { bar, foundation, download, footer } = loadNavigation();

  const named = (to: string, title: string, more = ''): SearchName[] => {
    const { kind, href } = recordedDestination(to, locale);
    const words = [to.replace(/[A-Z]/g, ' $&').toLowerCase(), more, optionalPageMessage(pages, `${to}.searchWords`)];
    return kind === 'missing' ? [] : [{ title, href, words: words.filter(Boolean).join(' ') }];
  };
  const ofEntry = ({ to, text }: NavigationEntry) => named(to, t(text));
  const ofMenu = ({ label: menuLabel, menu }: NavigationMenu) => {
    let heading = '';
    return menu.flatMap(({ to, label, text, kind }) => {
      const title = label === 'overview' ? t(`chrome.links.${menuLabel}`) : t(text);
      if (kind === 'heading') heading = title;
      return named(to, kind === 'sub' ? `${title} – ${heading}` : title, t(`chrome.links.${menuLabel}`));
    });
  };
  const ofDownload = (title: string, anchor: string) => ({
    title: `${title} – ${t('chrome.links.download')}`,
    href: addressDestination(`${routes.download.path}#${anchor}`, locale).href,
  });

  const names: SearchName[] = [
    ...routeIds.flatMap((id) => named(id, t(`pages.${id}.title`))),
    ...bar.flatMap((entry) => ('menu' in entry ? ofMenu(entry) : ofEntry(entry))),
    ...ofMenu(foundation),
    ...ofEntry(download),
    ...footer.columns.flatMap(({ links }) => links.flatMap(ofEntry)),
    ...footer.social.flatMap(({ to, text }) => named(to, t(text))),
    ...others.flatMap(([to, text]) => named(to, t(text))),
    ...readReleaseLines().flatMap(({ line, release, platforms }) => [
      ...platforms.map((platform) => ofDownload(platformLabel(platform, locale).text, 'packages')),
      // Whether the newest release runs on a version of Java.
      ...((release && javaFor(release.version)) ?? []).map((java) =>
        ofDownload(t('parts.releaseFacts.javaOf', { versions: String(java) }), line),
      ),
    ]),
    ...releaseLines.flatMap((line) => [
      ...archiveYears(line).map((year) => ({
        title: t(`parts.changelog.year.${line}.title`, { year }),
        href: changelogDestination(yearPath(line, year), locale).href,
      })),
      // Oldest first, because a query such as 2.516 is the beginning of 2.516.1, 2.516.2 and so on.
      ...releaseVersions(line)
        .toReversed()
        .map((version) => ({
          title: t(`parts.changelog.release.${line}.title`, { version }),
          href: changelogDestination(releasePath(line, version), locale).href,
          version,
        })),
    ]),
  ];
  // The navigation has some links in several places.
  return [...new Map(names.map((name) => [`${name.title} ${name.href}`, name])).values()];
}
