import { loadChangelog } from '@/lib/changelog/changelogs';
import { tryContent } from '@/lib/content/try-content';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { siteBuild } from '@/lib/environment/environment.mjs';
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

/** The pages of a line that are not in the route registry. */
interface LinePages {
  /** The locales of each release's page by version, newest first. */
  releases: ReadonlyMap<string, readonly Locale[]>;
  /** The years of the archive pages, newest first. */
  years: readonly string[];
}

const listedPages = new Map<ReleaseLine, LinePages>();

/** The pages of a line; none if the changelog is invalid. Every link to a release needs them, so a build lists them only once. */
function pagesOf(line: ReleaseLine): LinePages {
  const listed = siteBuild().isContentFixed ? listedPages.get(line) : undefined;
  if (listed) return listed;
  const releases = tryContent(() => loadChangelog(line)) ?? [];
  const older = new Set(olderThanAYear(releases, buildDate()));
  const pages = {
    // Pages of older releases would let the site grow without limit (docs/decisions/changelogs.md).
    releases: new Map(releases.map((release) => [release.version, older.has(release) ? [defaultLocale] : locales])),
    years: releaseYears(releases).map(({ year }) => year),
  };
  listedPages.set(line, pages);
  return pages;
}

/** The versions that have a page; empty if the changelog is invalid. */
export function releaseVersions(line: ReleaseLine): string[] {
  return [...pagesOf(line).releases.keys()];
}

/** The years that have an archive page. */
export function archiveYears(line: ReleaseLine): readonly string[] {
  return pagesOf(line).years;
}

/**
 * The locale of the page to link to: the requested one, except that releases older than a year have a page only in English.
 * @param path the page's English path
 */
export function localeOfPage(path: string, locale: Locale): Locale {
  if (locale === defaultLocale) return locale;
  const line = releaseLines.find((candidate) => path.startsWith(changelogFolders[candidate].list));
  const ofRelease = line && pagesOf(line).releases.get(path.slice(changelogFolders[line].list.length, -1));
  return ofRelease?.includes(locale) === false ? defaultLocale : locale;
}

/** The locales in which a page exists, by its English path. */
export function pageLocales(path: string): Locale[] {
  return locales.filter((locale) => localeOfPage(path, locale) === locale);
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
    if (folder.startsWith(list)) return pagesOf(line).releases.has(folder.slice(list.length, -1));
    return folder.startsWith(archive) && archiveYears(line).includes(folder.slice(archive.length, -1));
  });
}
