import { type ListedVersion, readVersion, readVersions, releasesBetween } from './release-range';

/** Two versions of a line, as a visitor wrote them; no second one means the newest. */
export interface WantedRange {
  since: string;
  to: string;
}

/** What came of it: releases, the newest first, or that what was wanted is not a version. */
export type Gathered = { state: 'notAVersion' } | { state: 'ready'; releases: Element[] };

export interface Sources {
  /** Where the versions of the line are published. */
  versionsUrl: string;
  /** The archive in the reader's language; it has a page for each year. */
  archivePath: string;
}

/**
 * Gathers the releases of a range from the archive's pages: they are finished, in the reader's
 * language, and most ranges need one or two of them.
 * @throws Error when the list of versions or a page can't be had
 */
export async function gatherReleases(range: WantedRange, { versionsUrl, archivePath }: Sources): Promise<Gathered> {
  const since = readVersion(range.since);
  const to = range.to && readVersion(range.to);
  if (since === undefined || to === undefined) return { state: 'notAVersion' };
  const versions = readVersions(await (await get(versionsUrl)).json());
  const wanted = releasesBetween(versions, { since, to });
  const years = [...new Set(wanted.map(({ year }) => year))];
  const pages = await Promise.all(years.map((year) => readPage(`${archivePath}${year}/`)));
  return { state: 'ready', releases: wanted.flatMap((release) => findRelease(pages, release) ?? []) };
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function readPage(url: string): Promise<Document> {
  return new DOMParser().parseFromString(await (await get(url)).text(), 'text/html');
}

/** A release of the page, without the anchors that the same release may have elsewhere on this one. */
function findRelease(pages: readonly Document[], { version }: ListedVersion): Element | undefined {
  for (const page of pages) {
    const found = page.querySelector(`[data-release="${version}"]`);
    if (!found) continue;
    const release = document.importNode(found, true);
    release.removeAttribute('aria-labelledby');
    release.setAttribute('aria-label', version);
    for (const element of release.querySelectorAll('[id]')) element.removeAttribute('id');
    return release;
  }
  return undefined;
}
