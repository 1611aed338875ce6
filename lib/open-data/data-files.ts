import { withoutMailboxes } from '@/lib/changelog/authors';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { supportFacts } from '@/lib/changelog/feeds/badges';
import { releaseYears } from '@/lib/changelog/pages/release-lists';
import { newestDay } from '@/lib/changelog/status/release-status';
import { readContentText } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { withComing } from '@/lib/site/coming-records';
import { checkData, releaseChanges } from './check-data';
import {
  changesUrl,
  checkDataUrl,
  checksumUrl,
  contentUrl,
  newestVersionsUrl,
  pluginWarningsUrl,
  publishedContent,
  publishedYears,
  supportUrl,
  versionsUrl,
} from './data-paths';
import { publishedPluginWarnings } from './plugin-data';

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

/** The published files: content files, and files derived from them (docs/behavior.md, Open data). */
export function publishedFiles(): PublishedFile[] {
  return [
    ...publishedContent().map(unchangedFile),
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
      ...publishedYears(line).map(({ year, releases }) =>
        jsonFile(changesUrl(line).replace('{year}', year), () => releases.map(releaseChanges)),
      ),
    ]),
    {
      url: pluginWarningsUrl,
      contentType: 'application/json',
      // Without spaces: they would double the size of the largest file that a page fetches.
      read: () => JSON.stringify(publishedPluginWarnings()),
    },
    jsonFile(newestVersionsUrl, () => ({
      latest: loadRelease('weekly').version,
      stable: loadRelease('stable').version,
    })),
  ];
}

/** The file of a line without the releases that aren't out. */
function releasedText(line: ReleaseLine): string {
  const coming = withComing(() => tryContent(() => loadChangelog(line))).coming.map(({ name }) => name);
  const records = readContentText(changelogFile(line)).split(/^(?=- )/m);
  return records.filter((record) => !coming.includes(/^- +version: *["']?([\d.]+)/.exec(record)?.[1] ?? '')).join('');
}

function unchangedFile(file: string): PublishedFile {
  return {
    url: contentUrl(file),
    contentType: 'application/yaml; charset=utf-8',
    read: () => readContentText(file),
  };
}

function jsonFile(url: string, make: () => object): PublishedFile {
  return { url, contentType: 'application/json', read: () => `${JSON.stringify(make(), null, 2)}\n` };
}
