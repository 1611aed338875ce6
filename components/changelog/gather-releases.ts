import { timeLimit } from '@/components/ui/time-limit';
import { lineOf, recordOf, type VersionRecord } from '@/lib/changelog/support-status';
import { readTypedVersion } from '@/lib/changelog/typed-version';
import { type ListedVersion, parseVersions, releasesBetween } from './release-range';

/** A range of versions as the user typed it; if `to` is empty, it ends at the newest release. */
export interface WantedRange {
  since: string;
  to: string;
}

/** The range as it was read, and its releases, newest first; or the field whose input is not a version. */
export type Gathered =
  | { state: 'notAVersion'; field: keyof WantedRange }
  | ({ state: 'ready'; releases: Element[]; oldest: string; unrecorded: UnrecordedEnd[] } & WantedRange);

/** An end of a range that is not in the records. */
interface UnrecordedEnd {
  version: string;
  record: Exclude<VersionRecord, 'recorded'>;
}

export interface Sources {
  /** URL of the release line's published list of versions. */
  versionsUrl: string;
  /** Path of the archive in the page's language, with a trailing slash; each year is a page below it. */
  archivePath: string;
}

const timeout = 20_000; // milliseconds

/**
 * Collects the releases of a range from the archive pages: those are already rendered in the page's language,
 * and most ranges need only one or two of them.
 * @throws Error if the list of versions or a page can't be fetched, the list is empty, or a release is missing
 */
export async function gatherReleases(range: WantedRange, { versionsUrl, archivePath }: Sources): Promise<Gathered> {
  const since = readVersion(range.since);
  const to = range.to && readVersion(range.to);
  if (since === undefined) return { state: 'notAVersion', field: 'since' };
  if (to === undefined) return { state: 'notAVersion', field: 'to' };
  const versions = parseVersions(await (await get(versionsUrl)).json());
  if (versions.length === 0) throw new Error(`No versions in ${versionsUrl}`);
  const wanted = releasesBetween(versions, { since, to });
  const years = [...new Set(wanted.map(({ year }) => year))];
  const pages = await Promise.all(years.map((year) => readPage(`${archivePath}${year}/`)));
  const listed = versions.map(({ version }) => version);
  const [newest = '', oldest = ''] = [listed[0], listed.at(-1)];
  const unrecorded = [since, to].flatMap((version) => {
    // The records of one line say nothing about versions of the other.
    const record = version && lineOf(version) === lineOf(newest) ? recordOf(version, listed) : 'recorded';
    return record === 'recorded' ? [] : [{ version, record }];
  });
  return { state: 'ready', since, to, oldest, unrecorded, releases: wanted.map((release) => findRelease(pages, release)) };
}

function readVersion(typed: string): string | undefined {
  const read = readTypedVersion(typed);
  return read.kind === 'version' && !read.isCandidate ? read.version : undefined;
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: timeLimit(timeout) });
  if (!response.ok) throw new Error(`Failed to fetch ${url}: HTTP ${response.status}`);
  return response;
}

async function readPage(url: string): Promise<Document> {
  return new DOMParser().parseFromString(await (await get(url)).text(), 'text/html');
}

/**
 * A copy of a release from the archive pages, without ids that the current page may already have.
 * @throws Error if no page contains it, so that a truncated or wrong page isn't mistaken for one without changes
 */
function findRelease(pages: readonly Document[], { version }: ListedVersion): Element {
  for (const page of pages) {
    const found = page.querySelector(`[data-release="${version}"]`);
    if (!found) continue;
    const release = document.importNode(found, true);
    release.removeAttribute('aria-labelledby');
    release.setAttribute('aria-label', version);
    for (const element of release.querySelectorAll('[id]')) element.removeAttribute('id');
    return release;
  }
  throw new Error(`Release ${version} is missing from the archive pages`);
}
