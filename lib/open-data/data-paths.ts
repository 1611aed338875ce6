import { logoCollection } from '@/lib/artwork/logos';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { releaseYears } from '@/lib/changelog/pages/release-lists';
import { thankYouCollection } from '@/lib/community/thank-you';
import { publishableFiles } from '@/lib/content/record-folder';
import { tryContent } from '@/lib/content/try-content';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { awardCollection } from '@/lib/records/awards';
import { bookCollection } from '@/lib/records/books';
import { roadmapArchiveCollection, roadmapCollection } from '@/lib/roadmap/roadmap';

// The paths of open data. Links are resolved with them, so this must not import what makes the files, or all collections.

export const dataFolder = '/data/';

/** The warnings about plugins, which the plugin check fetches. */
export const pluginWarningsUrl = '/data/plugins/warnings.json';

/** The versions of the newest releases. */
export const newestVersionsUrl = '/data/download/versions.json';

/** The checksum of a line's newest release, which the download page fetches. */
export function checksumUrl(line: ReleaseLine): string {
  return `/data/download/${line}-sha256.json`;
}

function changelogUrl(line: ReleaseLine, ending: string): string {
  return contentUrl(changelogFile(line)).replace('.yml', ending);
}

/** The list of a line's versions, each with the year of its archive page. */
export function versionsUrl(line: ReleaseLine): string {
  return changelogUrl(line, '-versions.json');
}

/** The changes of a line's releases in a year, with `{year}` as the placeholder. */
export function changesUrl(line: ReleaseLine): string {
  return changelogUrl(line, '-{year}.json');
}

/** The data of a line for the version check. */
export function checkDataUrl(line: ReleaseLine): string {
  return changelogUrl(line, '-check.json');
}

/** The support status of a line's releases. */
export function supportUrl(line: ReleaseLine): string {
  return changelogUrl(line, '-support.json');
}

/** A content file. Consumers of the data expect the singular for the folder of logos (docs/behavior.md, Open data). */
export function contentUrl(file: string): string {
  return file.replace('content/', dataFolder).replace('/logos/', '/logo/');
}

/** Published as they are (docs/behavior.md, Open data). */
const published = [
  roadmapCollection,
  roadmapArchiveCollection,
  thankYouCollection,
  bookCollection,
  awardCollection,
  logoCollection,
];

/** The content files that are published as they are. */
export function publishedContent(): string[] {
  return published.flatMap(({ path }) => (path.endsWith('.yml') ? path : publishableFiles(path)));
}

/** The releases of a line by year; none if the changelog can't be read. */
export function publishedYears(line: ReleaseLine) {
  return releaseYears(tryContent(() => loadChangelog(line)) ?? []);
}

/** All paths of open data, which data-files.ts makes. */
export function dataPaths(): string[] {
  return [
    ...publishedContent().map(contentUrl),
    ...releaseLines.flatMap((line) => [
      ...[checksumUrl, versionsUrl, checkDataUrl, supportUrl].map((urlOf) => urlOf(line)),
      contentUrl(changelogFile(line)),
      ...publishedYears(line).map(({ year }) => changesUrl(line).replace('{year}', year)),
    ]),
    pluginWarningsUrl,
    newestVersionsUrl,
  ];
}
