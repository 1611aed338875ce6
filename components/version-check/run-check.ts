import { parseVersions, releasesBetween } from '@/components/changelog/release-range';
import { timeLimit } from '@/components/ui/time-limit';
import { type CheckedVersion, checkVersion, lineOf, parseFacts, type ReleaseFacts } from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';

/** The URLs of a line's published data. */
export interface LineData {
  /** The list of versions with their years. */
  versionsUrl: string;
  /** The facts about the releases of a year, with the placeholder `{year}`. */
  factsUrl: string;
}

const timeout = 20_000; // milliseconds

/**
 * Looks up a version and all newer releases of its line, and loads only their years.
 * @param page aborts when the result is no longer needed
 * @throws Error if a file can't be loaded in time or is incomplete
 */
export async function runCheck(
  version: string,
  data: Readonly<Record<ReleaseLine, LineData>>,
  page: AbortSignal,
): Promise<CheckedVersion> {
  const { versionsUrl, factsUrl } = data[lineOf(version)];
  const listed = parseVersions(await getJson(versionsUrl, page));
  const own = listed.filter((release) => release.version === version);
  const wanted = [...releasesBetween(listed, { since: version, to: '' }), ...own];
  if (listed.length === 0) throw new Error(`${versionsUrl}: no versions`);
  const years = [...new Set(wanted.map(({ year }) => year))];
  const loaded = await Promise.all(years.map(async (year) => parseFacts(await getJson(factsUrl.replace('{year}', year), page))));
  const facts = new Map(loaded.flat().map((release) => [release.version, release]));
  const versions = listed.map((release) => release.version);
  return checkVersion(
    version,
    versions,
    wanted.map((release) => findFacts(facts, release.version)),
    new Date(),
  );
}

/** @throws Error if missing: a truncated or wrong file must not pass for a release without warnings */
function findFacts(facts: ReadonlyMap<string, ReleaseFacts>, version: string): ReleaseFacts {
  const found = facts.get(version);
  if (!found) throw new Error(`${version}: not in the data of its year`);
  return found;
}

async function getJson(url: string, page: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal: timeLimit(timeout, page) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
