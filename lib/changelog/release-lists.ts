import type { ReleaseLine } from '@/lib/download/downloads';
import type { ChangelogRelease } from './changelogs';

/** How many releases a changelog page shows; the archive has all of them. */
const recentReleases: Record<ReleaseLine, number> = { stable: 25, weekly: 30 };

/** The releases of a year, newest first. */
export interface ReleaseYear {
  year: string;
  releases: readonly ChangelogRelease[];
}

/** The releases of a month, newest first. */
export interface ReleaseMonth {
  /** Such as 2025-08. */
  month: string;
  releases: readonly ChangelogRelease[];
}

/** The newest releases of a line. */
export function recent(line: ReleaseLine, releases: readonly ChangelogRelease[]): readonly ChangelogRelease[] {
  return releases.slice(0, recentReleases[line]);
}

/**
 * The releases by year, newest first. A release without a date was never published; it is listed in the year of
 * the previous release, or else of the next one.
 */
export function releaseYears(releases: readonly ChangelogRelease[]): ReleaseYear[] {
  return releasesByDate(releases, 'YYYY'.length).map(([year, ofYear]) => ({ year, releases: ofYear }));
}

/** The releases by month, newest first, by the same rule. */
export function releaseMonths(releases: readonly ChangelogRelease[]): ReleaseMonth[] {
  return releasesByDate(releases, 'YYYY-MM'.length).map(([month, ofMonth]) => ({ month, releases: ofMonth }));
}

/**
 * @param length how many characters of a date are the same for the releases of a group
 */
function releasesByDate(releases: readonly ChangelogRelease[], length: number): [string, ChangelogRelease[]][] {
  const groups = new Map<string, ChangelogRelease[]>();
  for (const [index, release] of releases.entries()) {
    const dated = release.date ? release : (releases.slice(index).find(hasDate) ?? releases.slice(0, index).findLast(hasDate));
    const start = dated?.date?.slice(0, length);
    if (start) groups.set(start, [...(groups.get(start) ?? []), release]);
  }
  return [...groups];
}

function hasDate({ date }: ChangelogRelease): boolean {
  return Boolean(date);
}
