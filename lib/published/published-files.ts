import { logosFolder } from '@/lib/artwork/logos';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { releaseYears } from '@/lib/changelog/release-lists';
import { thankYouFile } from '@/lib/community/thank-you';
import { readContentText } from '@/lib/content/read-content';
import { recordFiles } from '@/lib/content/record-folder';
import { loadRelease, type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';

/** A file that is open data: anyone may read it at its address. */
export interface PublishedFile {
  /** Site-relative address below /data/. */
  url: string;
  contentType: string;
  /**
   * The text that is published.
   * @throws ContentError when what it is made from can't be read
   */
  read: () => string;
}

/** Where the checksum of a line's newest release is published; the download page reads it again in the browser. */
export function checksumUrl(line: ReleaseLine): string {
  return `/data/download/${line}-sha256.json`;
}

/** Where the versions of a line, and the archive page of each, are published for the browser. */
export function versionsUrl(line: ReleaseLine): string {
  return changelogFile(line)
    .replace(/^content\//, '/data/')
    .replace(/\.yml$/, '-versions.json');
}

/** The content files that are published as they are, and what is made from them (docs/behavior.md, Open data). */
export function publishedFiles(): PublishedFile[] {
  return [
    ...[roadmapFile, roadmapArchiveFile, thankYouFile, ...[booksFolder, awardsFolder, logosFolder].flatMap(recordFiles)].map(
      asItIs,
    ),
    ...releaseLines.map((line) => json(checksumUrl(line), () => ({ sha256: loadRelease(line).sha256 }))),
    ...releaseLines.flatMap((line) => [
      asItIs(changelogFile(line)),
      json(versionsUrl(line), () =>
        releaseYears(loadChangelog(line)).flatMap(({ year, releases }) => releases.map(({ version }) => ({ version, year }))),
      ),
    ]),
    json('/data/download/versions.json', () => ({
      latest: loadRelease('weekly').version,
      stable: loadRelease('stable').version,
    })),
  ];
}

function asItIs(file: string): PublishedFile {
  return {
    // Readers of the data expect the singular for this one folder (docs/behavior.md, Open data).
    url: file.replace(/^content\//, '/data/').replace('/logos/', '/logo/'),
    contentType: 'application/yaml; charset=utf-8',
    read: () => readContentText(file),
  };
}

function json(url: string, make: () => object): PublishedFile {
  return { url, contentType: 'application/json', read: () => `${JSON.stringify(make(), null, 2)}\n` };
}
