import { type AdvisoryLink, advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import { tryContent } from '@/lib/content/try-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { loadRelease, type ReleaseLine } from '@/lib/download/downloads';
import { releaseVersions } from './changelog-pages';
import { maxDataAge, supportStatusOf } from './version-check';

/** What an administrator has to know of a release before using it. */
export interface ReleaseStatus {
  /**
   * `newest`: the newest of its line. `supported`: it has been replaced, and its line still gets fixes. `ended`: nothing is fixed
   * for it any more.
   */
  support: 'newest' | 'supported' | 'ended';
  /** The newest release of its line. */
  newest: string;
  /** The advisories about it, newest first; undefined where nobody can say. */
  warnings?: readonly AdvisoryLink[];
}

/** The state of a release among those of the changelog and the one that the download page offers. */
export function releaseStatus(line: ReleaseLine, version: string): ReleaseStatus {
  const [listed = version] = releaseVersions(line);
  const offered = tryContent(() => loadRelease(line))?.version ?? listed;
  const newest = compareVersions(offered, listed) > 0 ? offered : listed;
  const { isServed } = supportStatusOf(version, [newest]);
  const isOlder = compareVersions(version, newest) < 0;
  return {
    support: isOlder ? (isServed ? 'supported' : 'ended') : 'newest',
    newest,
    warnings: advisoriesFor(version)?.map(advisoryLink),
  };
}

/**
 * The first day on which a release date is too old to trust that nothing newer is out.
 * @param date ISO 8601, such as 2026-10-28
 */
export function staleFrom(date: string): string {
  return new Date(Date.parse(date) + (maxDataAge + 1) * 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with the release that the download page offers, for editors: published warnings, or data that is too old. */
export function offeredReleaseWarnings(line: ReleaseLine, now: Date): string[] {
  const { version, date } = loadRelease(line);
  const warnings = releaseStatus(line, version).warnings ?? [];
  return [
    ...warnings.map(
      ({ url }) => `${version} is offered for download and has a published security warning: ${url} (npm run sync)`,
    ),
    ...(date && staleFrom(date) <= now.toISOString().slice(0, 10)
      ? [`${version} was released on ${date}, more than ${maxDataAge} days ago: look for a newer release (npm run sync)`]
      : []),
  ];
}
