import { type AdvisoryLink, advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { tryContent } from '@/lib/content/try-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { loadRelease, type ReleaseLine } from '@/lib/download/downloads';
import { withComing } from '@/lib/site/coming-records';
import { daysAfter, dueDay } from './release-rhythm';
import { supportStatusOf } from './support-status';

/** What administrators need to know before using a release. */
export interface ReleaseStatus {
  /**
   * `latest`: the latest of its line. `supported`: superseded, but its line still gets fixes. `ended`: its line gets no more
   * fixes.
   */
  support: 'latest' | 'supported' | 'ended';
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
  const { isSupported } = supportStatusOf(version, [newest]);
  const isOlder = compareVersions(version, newest) < 0;
  return {
    support: isOlder ? (isSupported ? 'supported' : 'ended') : 'latest',
    newest,
    warnings: advisoriesFor(version)?.map(advisoryLink),
  };
}

/** The date of a line's newest known release, in the changelog or on the download page. */
export function newestDay(line: ReleaseLine): string | undefined {
  const offered = tryContent(() => loadRelease(line))?.date;
  return [changelogDay(line) ?? [], offered ?? []].flat().sort().at(-1);
}

/** The day in the record of a line's next release; undefined if there is none. */
export function recordedDay(line: ReleaseLine): string | undefined {
  const { coming } = withComing(() => tryContent(() => loadChangelog(line)));
  return coming.flatMap(({ file, day, isFar }) => (file === changelogFile(line) && day && !isFar ? day : [])).sort()[0];
}

/**
 * The first day on which a line's newest known release may not be the newest: that of the next release, or the day after that is due
 * by the line's rhythm. Undefined if no date is known.
 */
export function newestUntil(line: ReleaseLine): string | undefined {
  const newest = newestDay(line);
  return [recordedDay(line) ?? [], newest ? daysAfter(dueDay(line, newest), 1) : []].flat().sort()[0];
}

/** The day on which the next LTS release is expected; undefined if no date is known. */
export function nextStableDay(): string | undefined {
  const newest = newestDay('stable');
  return recordedDay('stable') ?? (newest && dueDay('stable', newest));
}

/** Warnings for editors about the release that the download page offers: security warnings, or outdated data. */
export function offeredReleaseWarnings(line: ReleaseLine, now: Date): string[] {
  const { version } = loadRelease(line);
  const until = newestUntil(line);
  const warnings = releaseStatus(line, version).warnings ?? [];
  return [
    ...warnings.map(
      ({ url }) => `${version} is offered for download but has a published security warning: ${url} (npm run sync)`,
    ),
    ...(until && until <= now.toISOString().slice(0, until.length)
      ? [`the newest release is from ${newestDay(line)}, and the next one should be out: check for it (npm run sync)`]
      : []),
  ];
}
