import { parseVersions, releasesBetween } from '@/components/changelog/release-range';
import { timeLimit } from '@/components/ui/time-limit';
import { type CheckedVersion, checkVersion, lineOf, parseFacts, type ReleaseFacts } from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';

/** Where the published data of a line is. */
export interface LineData {
  /** The list of versions with their years. */
  versionsUrl: string;
  /** What is known of the releases of a year; `{year}` stands where the year does. */
  factsUrl: string;
}

const timeout = 20_000; // milliseconds

/**
 * Looks up a version and everything between it and the newest release of its line. Only the years between them are loaded.
 * @param page aborts when nobody waits for the answer any more
 * @throws Error when a file can't be loaded in time, or lacks what it should have
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

/** @throws Error when nothing has it: a file that was cut off or replaced by another must not pass for a release without warnings */
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
