import { timeLimit } from '@/components/ui/time-limit';
import { type ListedVersion, parseVersion, parseVersions, releasesBetween } from './release-range';

/** A range of versions as the user typed it; if `to` is empty, it ends at the newest release. */
export interface WantedRange {
  since: string;
  to: string;
}

/** The releases, newest first, or the field whose input is not a version. */
export type Gathered = { state: 'notAVersion'; field: keyof WantedRange } | { state: 'ready'; releases: Element[] };

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
  const since = parseVersion(range.since);
  const to = range.to && parseVersion(range.to);
  if (since === undefined) return { state: 'notAVersion', field: 'since' };
  if (to === undefined) return { state: 'notAVersion', field: 'to' };
  const versions = parseVersions(await (await get(versionsUrl)).json());
  if (versions.length === 0) throw new Error(`No versions in ${versionsUrl}`);
  const wanted = releasesBetween(versions, { since, to });
  const years = [...new Set(wanted.map(({ year }) => year))];
  const pages = await Promise.all(years.map((year) => readPage(`${archivePath}${year}/`)));
  return { state: 'ready', releases: wanted.map((release) => findRelease(pages, release)) };
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
