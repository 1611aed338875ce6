import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { baselineOf } from '@/lib/changelog/versions';
import type { ReleaseLine } from '@/lib/download/downloads';

/** The number of releases on a changelog page; the archive has all of them. LTS releases have long lists of changes. */
const recentCount: Record<ReleaseLine, number> = { stable: 18, weekly: 30 };

/** The releases of a year, newest first. */
export interface ReleaseYear {
  year: string;
  releases: readonly ChangelogRelease[];
}

/** The releases of a month, newest first. */
export interface ReleaseMonth {
  /** In the format 2025-08. */
  month: string;
  releases: readonly ChangelogRelease[];
}

/** The LTS releases of a baseline, newest first. */
export interface ReleaseBaseline {
  /** In the format 2.504. */
  baseline: string;
  releases: readonly ChangelogRelease[];
}

/** The newest releases of a line. */
export function recentReleases(line: ReleaseLine, releases: readonly ChangelogRelease[]): readonly ChangelogRelease[] {
  return releases.slice(0, recentCount[line]);
}

/**
 * Groups releases by year, newest first. A release without a date was never published; it is listed in the year of
 * the previous release, or else of the next one.
 */
export function releaseYears(releases: readonly ChangelogRelease[]): ReleaseYear[] {
  return releasesByDate(releases, 'YYYY'.length).map(([year, ofYear]) => ({ year, releases: ofYear }));
}

/** Groups releases by month, like `releaseYears`. */
export function releaseMonths(releases: readonly ChangelogRelease[]): ReleaseMonth[] {
  return releasesByDate(releases, 'YYYY-MM'.length).map(([month, ofMonth]) => ({ month, releases: ofMonth }));
}

/** Groups LTS releases by the weekly release they are based on. */
export function releaseBaselines(releases: readonly ChangelogRelease[]): ReleaseBaseline[] {
  const baselines = [...new Set(releases.map(({ version }) => baselineOf(version)))];
  return baselines.map((baseline) => ({
    baseline,
    releases: releases.filter(({ version }) => baselineOf(version) === baseline),
  }));
}

/** The numbers between a weekly release and the one recorded before it, such as 2.581 and 2.587 below 2.588 if that is 2.580. */
export function unrecordedBefore(
  releases: readonly Pick<ChangelogRelease, 'version'>[],
  version: string,
): { first: string; last: string; count: number } | undefined {
  const previous = releases[releases.findIndex((release) => release.version === version) + 1]?.version ?? '';
  const [, start, number] = /^(\d+\.)(\d+)$/.exec(version) ?? [];
  const [, startBefore, numberBefore] = /^(\d+\.)(\d+)$/.exec(previous) ?? [];
  const count = Number(number) - Number(numberBefore) - 1;
  if (start !== startBefore || !(count > 0)) return undefined;
  return { first: `${start}${Number(numberBefore) + 1}`, last: `${start}${Number(number) - 1}`, count };
}

/**
 * The releases from more than a year ago, newest first, without the newest of all, which other pages link to. Those without a date
 * are treated as in `releaseYears`.
 */
export function olderThanAYear(releases: readonly ChangelogRelease[], now: Date): ChangelogRelease[] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const limit = yearAgo.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return releases.filter((_, index) => index > 0 && (listedDate(releases, index) ?? limit) < limit);
}

/** @param length the length of the date prefix to group by */
function releasesByDate(releases: readonly ChangelogRelease[], length: number): [string, ChangelogRelease[]][] {
  const groups = new Map<string, ChangelogRelease[]>();
  for (const [index, release] of releases.entries()) {
    const start = listedDate(releases, index)?.slice(0, length);
    if (start) groups.set(start, [...(groups.get(start) ?? []), release]);
  }
  return [...groups];
}

/** The date that a release is listed under. */
function listedDate(releases: readonly ChangelogRelease[], index: number): string | undefined {
  const hasDate = ({ date }: ChangelogRelease) => Boolean(date);
  const own = releases[index];
  const dated = own?.date ? own : (releases.slice(index).find(hasDate) ?? releases.slice(0, index).findLast(hasDate));
  return dated?.date ?? undefined;
}
