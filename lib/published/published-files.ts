import { logosFolder } from '@/lib/artwork/logos';
import { withoutMailboxes } from '@/lib/changelog/authors';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { supportFacts } from '@/lib/changelog/feeds/badges';
import { releaseYears } from '@/lib/changelog/pages/release-lists';
import { newestDay } from '@/lib/changelog/status/release-status';
import { thankYouFile } from '@/lib/community/thank-you';
import { readContentText } from '@/lib/content/read-content';
import { publishableFiles } from '@/lib/content/record-folder';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { withComing } from '@/lib/site/coming-records';
import { checkData, releaseChanges } from './check-data';
import { publishedPluginWarnings } from './plugin-warnings';

/** Licenses of third-party software. The build writes the file, so it doesn't exist in development. */
export const licensesPath = '/licenses.txt';

export const dataFolder = '/data/';

/** A file of open data. */
export interface PublishedFile {
  /** Its path, which starts with /data/. */
  url: string;
  contentType: string;
  /**
   * The published text.
   * @throws ContentError when its source can't be read
   */
  read: () => string;
}

/** Path of the checksum of a line's newest release, which the download page fetches. */
export function checksumUrl(line: ReleaseLine): string {
  return `/data/download/${line}-sha256.json`;
}

/** Path of the list of a line's versions, each with the year of its archive page. */
function versionsUrl(line: ReleaseLine): string {
  return changelogFile(line)
    .replace(/^content\//, '/data/')
    .replace(/\.yml$/, '-versions.json');
}

/** Path of the changes of a line's releases in a year, with `{year}` as the placeholder. */
export function changesUrl(line: ReleaseLine): string {
  return versionsUrl(line).replace('-versions.json', '-{year}.json');
}

/** Path of the data of a line for the version check. */
export function checkDataUrl(line: ReleaseLine): string {
  return versionsUrl(line).replace('-versions.json', '-check.json');
}

/** Path of the warnings about plugins, which the plugin check fetches. */
export const pluginWarningsUrl = '/data/plugins/warnings.json';

/** Path of the support status of a line's releases. */
function supportUrl(line: ReleaseLine): string {
  return versionsUrl(line).replace('-versions.json', '-support.json');
}

/** The published files: content files, and files derived from them (docs/behavior.md, Open data). */
export function publishedFiles(): PublishedFile[] {
  return [
    ...[roadmapFile, roadmapArchiveFile, thankYouFile, ...[booksFolder, awardsFolder, logosFolder].flatMap(publishableFiles)].map(
      unchangedFile,
    ),
    ...releaseLines.map((line) => jsonFile(checksumUrl(line), () => ({ sha256: loadRelease(line).sha256 ?? null }))),
    ...releaseLines.flatMap((line) => [
      // The upstream file contains email addresses of contributors without a known account.
      { ...unchangedFile(changelogFile(line)), read: () => withoutMailboxes(releasedText(line)) },
      jsonFile(versionsUrl(line), () =>
        releaseYears(loadChangelog(line)).flatMap(({ year, releases }) => releases.map(({ version }) => ({ version, year }))),
      ),
      jsonFile(checkDataUrl(line), () => checkData(line)),
      jsonFile(supportUrl(line), () => ({
        asOf: newestDay(line) ?? null,
        releases: loadChangelog(line).map(({ version }) => supportFacts(line, version)),
      })),
      ...yearsOf(line).map(({ year, releases }) =>
        jsonFile(changesUrl(line).replace('{year}', year), () => releases.map(releaseChanges)),
      ),
    ]),
    {
      url: pluginWarningsUrl,
      contentType: 'application/json',
      // Without spaces: they would double the size of the largest file that a page fetches.
      read: () => JSON.stringify(publishedPluginWarnings()),
    },
    jsonFile('/data/download/versions.json', () => ({
      latest: loadRelease('weekly').version,
      stable: loadRelease('stable').version,
    })),
  ];
}

function yearsOf(line: ReleaseLine) {
  return releaseYears(tryContent(() => loadChangelog(line)) ?? []);
}

/** The file of a line without the releases that aren't out. */
function releasedText(line: ReleaseLine): string {
  const coming = withComing(() => tryContent(() => loadChangelog(line))).coming.map(({ name }) => name);
  const records = readContentText(changelogFile(line)).split(/^(?=- )/m);
  return records.filter((record) => !coming.includes(/^- +version: *["']?([\d.]+)/.exec(record)?.[1] ?? '')).join('');
}

function unchangedFile(file: string): PublishedFile {
  return {
    // Consumers of the data expect the singular for this one folder (docs/behavior.md, Open data).
    url: file.replace(/^content\//, '/data/').replace('/logos/', '/logo/'),
    contentType: 'application/yaml; charset=utf-8',
    read: () => readContentText(file),
  };
}

function jsonFile(url: string, make: () => object): PublishedFile {
  return { url, contentType: 'application/json', read: () => `${JSON.stringify(make(), null, 2)}\n` };
}
