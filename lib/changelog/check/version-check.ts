import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { matchesWhole } from '@/lib/advisories/harmless-pattern';
import { unrecordedBefore } from '@/lib/changelog/pages/release-lists';
import { recordOf, type SupportStatus, supportStatusOf, type VersionRecord } from '@/lib/changelog/status/support-status';
import { baselineOf, lineOf } from '@/lib/changelog/versions';
import { compareVersions } from '@/lib/download/compare-versions';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { CheckData, CheckedRelease, JavaSince, ReleaseChanges, UpgradeHeadings } from './version-data';

// The logic of the version check. It also runs in the browser, so it must not read content.

/** The main result of the check. */
export type Verdict =
  /** The newest of its line, without a security warning. */
  | 'good'
  /** The newest of its line; security warnings are unknown. */
  | 'latest'
  /** The newest known release, but there are probably newer ones. */
  | 'latestKnown'
  /** The newest of its line, with security warnings. */
  | 'latestUnsafe'
  /** The newest known release, with security warnings, and there are probably newer ones. */
  | 'latestKnownUnsafe'
  /** There is a newer release, and its line is supported. */
  | 'update'
  /** Its stable line is no longer supported. */
  | 'unserved'
  /** It has security warnings, and there is a newer release. */
  | 'unsafe'
  /** Newer than every known release. */
  | 'newer'
  /** Between known releases, and perhaps one itself. */
  | 'unrecorded'
  /** Not a release. */
  | 'unknown';

/** The full result of the check. */
export interface CheckedVersion extends SupportStatus {
  version: string;
  line: ReleaseLine;
  verdict: Verdict;
  record: VersionRecord;
  /** The date of the newest release of its line. */
  asOf?: string;
  /** The date of the newest release of its line, if there is probably a newer one. */
  dataEnds?: string;
  /** The oldest known release, if the version is older: releases in between are unknown. */
  recordsSince?: string;
  /** The release that ended the support of its line. */
  replacedBy?: CheckedRelease;
  /** The security warnings about it, newest first; undefined if unknown. */
  advisories?: readonly AdvisoryLink[];
  /** All later releases of its line, newest first. */
  later: readonly CheckedRelease[];
  /** The numbers between them, and between the version and the first of them, that aren't recorded. */
  gaps: readonly { first: string; last: string; count: number }[];
  /** How to get to the newest release of its line, if that is a different one. */
  plan?: UpgradePlan;
}

/** The steps of an upgrade. */
export interface UpgradePlan {
  target: CheckedRelease;
  /** The number of security warnings about the version that don't apply to the target; undefined if unknown or incomplete. */
  closed?: number;
  /** The number of security warnings about the target; undefined if unknown. */
  remaining?: number;
  /** The last release with the same stable baseline, if the target has another one and it closes some warnings. */
  firstStep?: { version: string; closed: number };
  java: {
    /** The Java versions that run the target; undefined if unknown. */
    needed?: readonly number[];
    /** Whether the version's own requirement is known. */
    isOwnKnown: boolean;
    /** Changes of the requirement on the way to the target, oldest first. */
    steps: readonly JavaSince[];
    /** The Java versions that run both this release and the target. */
    shared: readonly number[];
    /** Whether some Java version that runs this release doesn't run the target. */
    mustChange: boolean;
  };
  /** The upgrade notes on the way, oldest first. */
  notes: readonly UpgradeHeadings[];
  /** The release with the oldest notes, if the version is older: notes in between are unknown. */
  notesSince?: string;
  /** The last weekly release that notes cover, because only LTS releases have notes; undefined for them. */
  notesUpTo?: string;
}

/**
 * Checks a version against the known releases.
 * @param now the visitor's time
 */
export function checkVersion(version: string, data: CheckData, now: Date): CheckedVersion {
  const { releases } = data;
  const line = lineOf(version);
  const versions = releases.map((release) => release.version);
  const status = supportStatusOf(version, versions);
  const later = releases.filter((release) => compareVersions(release.version, version) > 0);
  const record = recordOf(version, versions);
  const isOlder = record === 'older';
  const [newest] = releases;
  const { newestUntil } = data;
  const dataEnds = newestUntil && newestUntil <= now.toISOString().slice(0, newestUntil.length) ? newest?.date : undefined;
  const found = status.isNewer ? undefined : warningsFor(version, data);
  // A version that is not in the records may never have existed, so finding no warning proves nothing.
  const advisories = record !== 'recorded' && found?.length === 0 ? undefined : found;
  const verdict = verdictOf(line, status, record, advisories?.length);
  const [target] = later;
  return {
    ...status,
    version,
    line,
    verdict: dataEnds && status.isNewest ? (verdict === 'latestUnsafe' ? 'latestKnownUnsafe' : 'latestKnown') : verdict,
    asOf: newest?.date,
    dataEnds,
    record,
    recordsSince: isOlder ? versions.at(-1) : undefined,
    // Unknown for a version older than the records, whose first release need not be the replacement.
    replacedBy: status.isSupported || isOlder ? undefined : later.findLast((other) => replaces(other.version, version)),
    advisories,
    later,
    gaps: later.flatMap((release) => unrecordedBefore(isOlder ? later : [...later, { version }], release.version) ?? []),
    plan: target && planFor(version, target, data, { ...status, advisories, isOlder }),
  };
}

function warningsFor(version: string, { advisories }: CheckData): AdvisoryLink[] | undefined {
  return advisories
    ?.filter(({ patterns }) => patterns.some((pattern) => matchesWhole(pattern, version)))
    .map(({ id, url, date }) => ({ id, url, date }));
}

interface PlanFacts extends SupportStatus, Pick<CheckedVersion, 'advisories'> {
  /** Whether the version is older than the records. */
  isOlder: boolean;
}

function planFor(
  version: string,
  target: CheckedRelease,
  data: CheckData,
  { lastPatch, isSupported, advisories, isOlder }: PlanFacts,
): UpgradePlan {
  /** How many of the version's warnings another release doesn't have. */
  const closedBy = (other: string) => {
    const left = new Set(warningsFor(other, data)?.map(({ id }) => id));
    return advisories?.filter(({ id }) => !left.has(id)).length;
  };
  const isOnTheWay = (step: { version: string }) =>
    compareVersions(step.version, version) > 0 && compareVersions(step.version, target.version) <= 0;
  const javaFor = (release: string) => data.java.find((since) => compareVersions(since.version, release) <= 0)?.java;
  const [own, needed] = [javaFor(version), javaFor(target.version)];
  // The notes of an LTS release cover the weekly releases up to its baseline.
  const covered = lineOf(version) === 'weekly' ? baselineOf : (release: string) => release;
  const [oldestNotes, newestNotes] = [data.upgradeNotes[0], data.upgradeNotes.at(-1)];
  const closedFirst = lastPatch && !isSupported ? closedBy(lastPatch) : undefined;
  return {
    target,
    closed: isOlder ? undefined : closedBy(target.version),
    remaining: warningsFor(target.version, data)?.length,
    firstStep: lastPatch && closedFirst ? { version: lastPatch, closed: closedFirst } : undefined,
    java: {
      needed,
      isOwnKnown: own !== undefined,
      steps: data.java.filter(isOnTheWay).toReversed(),
      shared: own?.filter((java) => needed?.includes(java)) ?? [],
      mustChange: own?.some((java) => !needed?.includes(java)) ?? false,
    },
    notes: data.upgradeNotes.filter((notes) => isOnTheWay({ version: covered(notes.version) })),
    notesSince: oldestNotes && compareVersions(version, covered(oldestNotes.version)) < 0 ? oldestNotes.version : undefined,
    notesUpTo: newestNotes && covered === baselineOf ? baselineOf(newestNotes.version) : undefined,
  };
}

/** @param warnings the number of security warnings; undefined if unknown */
function verdictOf(
  line: ReleaseLine,
  { isNewest, isSupported }: SupportStatus,
  record: VersionRecord,
  warnings: number | undefined,
): Verdict {
  if (record === 'newer') return 'newer';
  if (isNewest) return warnings === undefined ? 'latest' : warnings > 0 ? 'latestUnsafe' : 'good';
  if (warnings) return 'unsafe';
  if (record === 'unrecorded' || record === 'unknown') return record;
  // Every weekly release ends the support of the previous one, which is no reason for alarm.
  return isSupported || line === 'weekly' ? 'update' : 'unserved';
}

function replaces(later: string, version: string): boolean {
  return lineOf(version) === 'weekly' || baselineOf(later) !== baselineOf(version);
}

/** The changes of one type, with their versions. */
export interface KindOfChange {
  type: string;
  changes: readonly { version: string; text: string }[];
}

/**
 * Groups the changes of releases by type.
 * @param order types in display order; any others follow
 */
export function changesByKind(releases: readonly ReleaseChanges[], order: readonly string[]): KindOfChange[] {
  const kinds = new Map<string, { version: string; text: string }[]>(order.map((type) => [type, []]));
  for (const { version, changes } of releases) {
    for (const { type, text } of changes) {
      const ofKind = kinds.get(type) ?? [];
      ofKind.push({ version, text });
      kinds.set(type, ofKind);
    }
  }
  return [...kinds].flatMap(([type, changes]) => (changes.length > 0 ? [{ type, changes }] : []));
}
