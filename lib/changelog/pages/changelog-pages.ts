import { loadChangelog } from '@/lib/changelog/changelogs';
import { tryContent } from '@/lib/content/try-content';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { buildDate } from '@/lib/site/build-date';
import { changelogFolders } from './changelog-folders';
import { olderThanAYear, releaseYears } from './release-lists';

/** The English path of a release page. */
export function releasePath(line: ReleaseLine, version: string): string {
  return `${changelogFolders[line].list}${version}/`;
}

/** The English path of a year's archive page. */
export function yearPath(line: ReleaseLine, year: string): string {
  return `${changelogFolders[line].archive}${year}/`;
}

/** The feeds: of each release line, and of the security advisories. */
const feedNames = [...releaseLines, 'advisories'] as const;
export type FeedName = (typeof feedNames)[number];

/** Paths of a feed, which exists only in English. */
export function feedPaths(name: FeedName): { rss: string; atom: string } {
  const folder = name === 'advisories' ? '/download/check/' : changelogFolders[name].list;
  return { rss: `${folder}rss.xml`, atom: `${folder}atom.xml` };
}

/** The path of the calendar of LTS releases, which exists only in English. */
export const releaseCalendarPath = `${changelogFolders.stable.list}releases.ics`;

/** The versions that have a page; empty if the changelog is invalid. */
export function releaseVersions(line: ReleaseLine): string[] {
  return tryContent(() => loadChangelog(line))?.map(({ version }) => version) ?? [];
}

/**
 * The locale of the page to link to: the requested one, except that releases older than a year have a page only in English, to
 * limit the growth of the site (docs/decisions/changelogs.md).
 * @param path the page's English path
 */
export function localeOfPage(path: string, locale: Locale): Locale {
  if (locale === defaultLocale) return locale;
  const line = releaseLines.find((candidate) => path.startsWith(changelogFolders[candidate].list));
  const older = line ? olderThanAYear(tryContent(() => loadChangelog(line)) ?? [], buildDate()) : [];
  return older.some(({ version }) => line && path === releasePath(line, version)) ? defaultLocale : locale;
}

/** The locales in which a page exists, by its English path. */
export function pageLocales(path: string): Locale[] {
  return locales.filter((locale) => localeOfPage(path, locale) === locale);
}

/** The years that have an archive page. */
export function archiveYears(line: ReleaseLine): string[] {
  return releaseYears(tryContent(() => loadChangelog(line)) ?? []).map(({ year }) => year);
}

/**
 * The parameter of a page that shows the error if the changelog is invalid: a static export needs at least one page per route.
 */
const unreadable = 'unreadable';

/** The `generateStaticParams` of the pages of a line's releases. */
export function releaseParams(line: ReleaseLine): { locale: Locale; version: string }[] {
  const versions = releaseVersions(line);
  return (versions.length > 0 ? versions : [unreadable]).flatMap((version) =>
    pageLocales(releasePath(line, version)).map((locale) => ({ locale, version })),
  );
}

/** The `generateStaticParams` of the archive pages of a line. */
export function yearParams(line: ReleaseLine): { year: string }[] {
  const years = archiveYears(line);
  return (years.length > 0 ? years : [unreadable]).map((year) => ({ year }));
}

/** All changelog pages that are not in the route registry: one per release and one per year. */
export function changelogPaths(): string[] {
  return releaseLines.flatMap((line) => [
    ...releaseVersions(line).map((version) => releasePath(line, version)),
    ...archiveYears(line).map((year) => yearPath(line, year)),
  ]);
}

const feeds = new Set([...feedNames.flatMap((name) => Object.values(feedPaths(name))), releaseCalendarPath]);

/** Whether a path is a feed or the calendar of releases. */
export function isFeed(path: string): boolean {
  return feeds.has(path);
}

/** Whether a path with a trailing slash is the page of a release or a year. */
export function isChangelogPage(folder: string): boolean {
  return releaseLines.some((line) => {
    const { list, archive } = changelogFolders[line];
    if (folder.startsWith(list)) return releaseVersions(line).includes(folder.slice(list.length, -1));
    return folder.startsWith(archive) && archiveYears(line).includes(folder.slice(archive.length, -1));
  });
}
