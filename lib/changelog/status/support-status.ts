import { baselineOf, lineOf } from '@/lib/changelog/versions';
import { compareVersions } from '@/lib/download/compare-versions';

/** How a version compares with the releases of its line. */
export interface SupportStatus {
  newest: string;
  isNewest: boolean;
  /** Newer than every known release. */
  isNewer: boolean;
  /** Still supported: it has the newest stable baseline, or is the newest weekly release. */
  isSupported: boolean;
  /** For stable releases, the last release with the same baseline if that is newer. */
  lastPatch?: string;
}

/** @param versions the releases of its line, newest first */
export function supportStatusOf(version: string, versions: readonly string[]): SupportStatus {
  const [newest = version] = versions;
  const isNewer = compareVersions(version, newest) > 0;
  const isNewest = version === newest;
  if (lineOf(version) === 'weekly') return { newest, isNewest, isNewer, isSupported: isNewest };
  const lastPatch = versions.find((other) => baselineOf(other) === baselineOf(version));
  return {
    newest,
    isNewest,
    isNewer,
    isSupported: baselineOf(version) === baselineOf(newest),
    lastPatch: lastPatch && compareVersions(lastPatch, version) > 0 ? lastPatch : undefined,
  };
}

/** What the records say about a version: `unrecorded` ones may exist between recorded ones, and `unknown` ones can't exist. */
export type VersionRecord = 'recorded' | 'unrecorded' | 'older' | 'newer' | 'unknown';

/** @param versions the releases of its line, newest first */
export function recordOf(version: string, versions: readonly string[]): VersionRecord {
  if (versions.includes(version)) return 'recorded';
  const next = versions.findLast((other) => compareVersions(other, version) > 0);
  // Another first number is probably that of other software, as it changes every ten years.
  if (!next) return parseInt(version, 10) === parseInt(versions[0] ?? version, 10) ? 'newer' : 'unknown';
  if (next === versions.at(-1)) return 'older';
  const mayExist = lineOf(version) === 'weekly' || (baselineOf(next) === baselineOf(version) && !version.endsWith('.0'));
  return mayExist ? 'unrecorded' : 'unknown';
}
