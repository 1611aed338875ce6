import { type AdvisoryLink, advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import { maxDataAge } from '@/lib/advisories/data-age';
import { tryContent } from '@/lib/content/try-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { loadRelease, type ReleaseLine } from '@/lib/download/downloads';
import { releaseVersions } from './changelog-pages';
import { supportStatusOf } from './support-status';

/** What administrators need to know before using a release. */
export interface ReleaseStatus {
  /**
   * `newest`: the newest of its line. `supported`: superseded, but its line still gets fixes. `ended`: its line gets no more
   * fixes.
   */
  support: 'newest' | 'supported' | 'ended';
  /** The newest release of its line. */
  newest: string;
  /** The advisories about it, newest first; undefined if unknown. */
  warnings?: readonly AdvisoryLink[];
}

/** The newest release of a line, in the changelog or on the download page; undefined if neither can be read. */
export function newestVersion(line: ReleaseLine): string | undefined {
  const offered = tryContent(() => loadRelease(line))?.version;
  return [...releaseVersions(line).slice(0, 1), ...(offered ? [offered] : [])].sort(compareVersions).at(-1);
}

/** The status of a release, based on the changelog and the release that the download page offers. */
export function releaseStatus(line: ReleaseLine, version: string): ReleaseStatus {
  const newest = newestVersion(line) ?? version;
  const { isServed } = supportStatusOf(version, [newest]);
  const isOlder = compareVersions(version, newest) < 0;
  return {
    support: isOlder ? (isServed ? 'supported' : 'ended') : 'newest',
    newest,
    warnings: advisoriesFor(version)?.map(advisoryLink),
  };
}

/**
 * The first day on which data with this newest release date is considered outdated.
 * @param date a date such as 2026-10-28
 */
export function staleFrom(date: string): string {
  return new Date(Date.parse(date) + (maxDataAge + 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Warnings for editors about the release that the download page offers: security warnings, or outdated data. */
export function offeredReleaseWarnings(line: ReleaseLine, now: Date): string[] {
  const { version, date } = loadRelease(line);
  const warnings = releaseStatus(line, version).warnings ?? [];
  return [
    ...warnings.map(
      ({ url }) => `${version} is offered for download but has a published security warning: ${url} (npm run sync)`,
    ),
    ...(date && staleFrom(date) <= now.toISOString().slice(0, 10)
      ? [`${version} was released on ${date}, more than ${maxDataAge} days ago: check for a newer release (npm run sync)`]
      : []),
  ];
}
