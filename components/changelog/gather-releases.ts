import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { timeLimit } from '@/components/ui/time-limit';
import { readTypedVersion } from '@/lib/changelog/check/typed-version';
import { type CheckedRelease, parseCheckData } from '@/lib/changelog/check/version-data';
import { recordOf, type VersionRecord } from '@/lib/changelog/status/support-status';
import { lineOf } from '@/lib/changelog/versions';
import { compareVersions } from '@/lib/download/compare-versions';

/** A range of versions as the user typed it; if `to` is empty, it ends at the newest release. */
export interface WantedRange {
  since: string;
  to: string;
}

/** The range as it was read, and its releases, newest first; or the field whose input is not a version. */
export type Gathered =
  | { state: 'notAVersion'; field: keyof WantedRange }
  | ({ state: 'ready'; releases: Element[]; remarks: string } & WantedRange);

export interface Sources {
  /** URL of the release line's published data for the version check. */
  checkUrl: string;
  /** Path of the archive in the page's language, with a trailing slash; each year is a page below it. */
  archivePath: string;
  /** What the records say about a version, with the placeholders `{version}` and `{oldest}`. */
  records: Readonly<Record<Exclude<VersionRecord, 'recorded'>, string>>;
}

const timeout = 20_000; // milliseconds

/**
 * Collects the releases of a range from the archive pages: those are already rendered in the page's language,
 * and most ranges need only one or two of them.
 * @throws Error if the data or a page can't be fetched, the data is malformed, or a release is missing
 */
export async function gatherReleases(range: WantedRange, { checkUrl, archivePath, records }: Sources): Promise<Gathered> {
  const since = readVersion(range.since);
  const to = range.to && readVersion(range.to);
  if (since === undefined) return { state: 'notAVersion', field: 'since' };
  if (to === undefined) return { state: 'notAVersion', field: 'to' };
  const { releases: versions } = parseCheckData(await (await get(checkUrl)).json());
  const wanted = releasesBetween(versions, { since, to });
  const years = [...new Set(wanted.map(({ year }) => year))];
  const pages = await Promise.all(years.map((year) => readPage(`${archivePath}${year}/`)));
  const listed = versions.map(({ version }) => version);
  const remarks = [since, to].flatMap((version) => {
    // The records of one line say nothing about versions of the other.
    const record = lineOf(version) === lineOf(listed[0] ?? version) ? recordOf(version, listed) : 'recorded';
    return version && record !== 'recorded' ? fillPlaceholders(records[record], { version, oldest: listed.at(-1) }) : [];
  });
  const releases = wanted.map((release) => findRelease(pages, release));
  return { state: 'ready', since, to, releases, remarks: [...new Set(remarks)].join(' ') };
}

/**
 * The releases after the older version, up to and including the newer one: what an update between them brings.
 * @param range if `to` is empty, it ends at the newest release; visitors may also enter the newer version first
 */
export function releasesBetween(
  versions: readonly CheckedRelease[],
  { since, to }: { since: string; to: string },
): CheckedRelease[] {
  const [older, newer] = to && compareVersions(since, to) > 0 ? [to, since] : [since, to];
  return versions.filter(
    ({ version }) => compareVersions(version, older) > 0 && (newer === '' || compareVersions(version, newer) <= 0),
  );
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
function findRelease(pages: readonly Document[], { version }: CheckedRelease): Element {
  for (const page of pages) {
    const found = page.querySelector(`[data-release="${version}"]`);
    if (!found) continue;
    const release = document.importNode(found, true);
    for (const element of release.querySelectorAll('[id]')) element.removeAttribute('id');
    return release;
  }
  throw new Error(`Release ${version} is missing from the archive pages`);
}
