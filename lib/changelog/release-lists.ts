import type { ReleaseLine } from '@/lib/download/downloads';
import type { ChangelogRelease } from './changelogs';

/** How many releases a changelog page shows; the archive has all of them. */
const recentReleases: Record<ReleaseLine, number> = { stable: 25, weekly: 30 };

/** The releases of a year, newest first. */
export interface ReleaseYear {
  year: string;
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
  const years = new Map<string, ChangelogRelease[]>();
  for (const [index, release] of releases.entries()) {
    const dated = release.date ? release : (releases.slice(index).find(hasDate) ?? releases.slice(0, index).findLast(hasDate));
    const year = dated?.date?.slice(0, 4);
    if (year) years.set(year, [...(years.get(year) ?? []), release]);
  }
  return [...years].map(([year, ofYear]) => ({ year, releases: ofYear }));
}

function hasDate({ date }: ChangelogRelease): boolean {
  return Boolean(date);
}
