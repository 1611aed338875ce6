import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { isHarmlessPattern, matchesWhole } from '@/lib/advisories/harmless-pattern';
import { compareVersions } from '@/lib/download/compare-versions';
import type { ReleaseLine } from '@/lib/download/downloads';

// The logic of the version check. It also runs in the browser, so it must not read content.

/** The published data of a line for the version check (docs/behavior.md, Open data). */
export interface CheckData {
  /** The releases of the line, newest first. */
  releases: readonly CheckedRelease[];
  /** All security warnings about Jenkins itself, newest first; undefined if unknown. */
  advisories?: readonly PublishedAdvisory[];
  /** The supported Java versions from a release on, newest first. */
  java: readonly JavaSince[];
  /** The upgrade notes of the line, oldest first, also of releases that are not in the list. */
  upgradeNotes: readonly UpgradeHeadings[];
}

export interface CheckedRelease {
  version: string;
  /** Undefined if the release was never properly published. */
  date?: string;
  /** The year of its archive page and of the data with its changes. */
  year: string;
}

interface JavaSince {
  version: string;
  java: readonly number[];
}

interface PublishedAdvisory extends AdvisoryLink {
  /** Each matches whole versions. */
  patterns: readonly string[];
}

interface UpgradeHeadings {
  version: string;
  /** The headings of its upgrade notes. */
  headings: readonly string[];
}

/** The changes of a release, in the published data of a year. */
export interface ReleaseChanges {
  version: string;
  changes: readonly ChangeFacts[];
  /** Whether some of its changes are not recorded. */
  incomplete?: boolean;
}

/** A change, in plain English. */
interface ChangeFacts {
  /** Without spaces. */
  type: string;
  text: string;
}

/** The result of parsing user input. */
export type TypedVersion =
  | { kind: 'empty' | 'nonsense' }
  | {
      kind: 'version';
      version: string;
      /** Whether it is a pre-release or a snapshot of that version. */
      isCandidate: boolean;
    };

/** In characters. Longer input is not a version. */
const maxTypedLength = 200;

/**
 * Finds the version in user input: `2.516.1`, `v2.516`, `Jenkins ver. 2.516.1`, `jenkins/jenkins:2.516.1-lts`. The first number
 * with one or two dots counts.
 */
export function readTypedVersion(typed: string): TypedVersion {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > maxTypedLength) return { kind: 'nonsense' };
  for (const [, found = '', after = ''] of text.matchAll(/(\d+(?:\.\d+)+)([.-]?[a-z]*)/gi)) {
    const numbers = found.split('.');
    if (numbers.length > 3 || numbers.some((number) => number.length > 9)) continue;
    return {
      kind: 'version',
      version: numbers.map(Number).join('.'),
      isCandidate: /^[.-]?(?:rc|alpha|beta|snapshot)/i.test(after),
    };
  }
  return { kind: 'nonsense' };
}

/** The release line of a version: 2.504.3 is stable, 2.516 weekly. */
export function lineOf(version: string): ReleaseLine {
  return version.split('.').length > 2 ? 'stable' : 'weekly';
}

/** How a version compares with the releases of its line. */
export interface SupportStatus {
  newest: string;
  isNewest: boolean;
  /** Newer than every known release. */
  isNewer: boolean;
  /** Still supported: it has the newest stable baseline, or is the newest weekly release. */
  isServed: boolean;
  /** For stable releases, the last release with the same baseline if that is newer. */
  lastPatch?: string;
}

/** @param versions the releases of its line, newest first */
export function supportStatusOf(version: string, versions: readonly string[]): SupportStatus {
  const [newest = version] = versions;
  const isNewer = compareVersions(version, newest) > 0;
  const isNewest = version === newest;
  if (lineOf(version) === 'weekly') return { newest, isNewest, isNewer, isServed: isNewest };
  const lastPatch = versions.find((other) => baselineOf(other) === baselineOf(version));
  return {
    newest,
    isNewest,
    isNewer,
    isServed: baselineOf(version) === baselineOf(newest),
    lastPatch: lastPatch && compareVersions(lastPatch, version) > 0 ? lastPatch : undefined,
  };
}

/** The weekly release that a stable one is based on: 2.504 for 2.504.3. */
export function baselineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** The main result of the check. */
export type Verdict =
  /** The newest of its line, without a security warning. */
  | 'good'
  /** The newest of its line; security warnings are unknown. */
  | 'newest'
  /** The newest known release, but the data is old, so there are probably newer ones. */
  | 'newestKnown'
  /** The newest of its line, with security warnings. */
  | 'newestUnsafe'
  /** There is a newer release, and its line is supported. */
  | 'update'
  /** Its stable line is no longer supported. */
  | 'unserved'
  /** It has security warnings, and there is a newer release. */
  | 'unsafe'
  /** Newer than every known release. */
  | 'newer'
  /** Not in the list of releases. */
  | 'unknown';

/** The full result of the check. */
export interface CheckedVersion extends SupportStatus {
  version: string;
  line: ReleaseLine;
  verdict: Verdict;
  /** The date of the newest release of its line. */
  asOf?: string;
  /** The date of the newest release of its line, if the data is probably outdated. */
  dataEnds?: string;
  /** The oldest known release, if the version is older: releases in between are unknown. */
  recordsSince?: string;
  /** The release that ended the support of its line. */
  replacedBy?: CheckedRelease;
  /** The security warnings about it, newest first; undefined if unknown. */
  advisories?: readonly AdvisoryLink[];
  /** All later releases of its line, newest first. */
  later: readonly CheckedRelease[];
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
}

/** In days. If the newest release is older, the data has probably not been updated. */
export const maxDataAge = 45;

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
  const own = releases.find((release) => release.version === version);
  const oldest = versions.at(-1);
  const isOlder = oldest !== undefined && compareVersions(version, oldest) < 0;
  const [newest] = releases;
  const dataEnds = newest?.date && daysBetween(newest.date, now) > maxDataAge ? newest.date : undefined;
  const found = status.isNewer ? undefined : warningsFor(version, data);
  // A version that is not in the records may never have existed, so finding no warning proves nothing.
  const advisories = !own && found?.length === 0 ? undefined : found;
  const verdict = verdictOf(line, status, own !== undefined || isOlder, advisories?.length);
  const [target] = later;
  return {
    ...status,
    version,
    line,
    verdict: dataEnds && (verdict === 'good' || verdict === 'newest') ? 'newestKnown' : verdict,
    asOf: newest?.date,
    dataEnds,
    recordsSince: isOlder ? oldest : undefined,
    // Unknown for a version older than the records, whose first release need not be the replacement.
    replacedBy: status.isServed || isOlder ? undefined : later.findLast((other) => replaces(other.version, version)),
    advisories,
    later,
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
  { lastPatch, isServed, advisories, isOlder }: PlanFacts,
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
  const closedFirst = lastPatch && !isServed ? closedBy(lastPatch) : undefined;
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
    notes: data.upgradeNotes.filter(isOnTheWay),
  };
}

/** @param warnings the number of security warnings; undefined if unknown */
function verdictOf(
  line: ReleaseLine,
  { isNewest, isNewer, isServed }: SupportStatus,
  isKnown: boolean,
  warnings: number | undefined,
): Verdict {
  if (isNewer) return 'newer';
  if (!isKnown) return 'unknown';
  if (isNewest) return warnings === undefined ? 'newest' : warnings > 0 ? 'newestUnsafe' : 'good';
  if (warnings) return 'unsafe';
  // Every weekly release ends the support of the previous one, which is no reason for alarm.
  return isServed || line === 'weekly' ? 'update' : 'unserved';
}

function daysBetween(date: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date)) / 86_400_000);
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

/** Parses the published changes of a year, skipping malformed entries. */
export function parseChanges(json: unknown): ReleaseChanges[] {
  return listOf(json, (entry) => {
    const version = versionOf(entry);
    if (!version) return [];
    return [
      {
        version,
        incomplete: Reflect.get(entry, 'incomplete') === true,
        changes: listOf(Reflect.get(entry, 'changes'), (change) => {
          const [type, text] = [textOf(change, 'type'), textOf(change, 'text')];
          return type && text ? [{ type, text }] : [];
        }),
      },
    ];
  });
}

/**
 * Parses the published data of a line, skipping malformed releases and notes.
 * @throws Error without releases: a truncated or wrong file must not make every version unknown
 */
export function parseCheckData(json: unknown): CheckData {
  const data: object = typeof json === 'object' && json !== null ? json : {};
  const releases = listOf(Reflect.get(data, 'releases'), (entry) => {
    const [version, year] = [versionOf(entry), textOf(entry, 'year')];
    return version && year && /^\d{4}$/.test(year) ? [{ version, year, date: textOf(entry, 'date') }] : [];
  });
  if (releases.length === 0) throw new Error('No releases');
  return {
    releases,
    advisories: parseAdvisories(Reflect.get(data, 'advisories')),
    java: listOf(Reflect.get(data, 'java'), (entry) => {
      const [version, java]: unknown[] = [versionOf(entry), Reflect.get(entry, 'java')];
      if (typeof version !== 'string' || !Array.isArray(java)) return [];
      return [{ version, java: java.filter((number: unknown) => typeof number === 'number') }];
    }),
    upgradeNotes: listOf(Reflect.get(data, 'upgradeNotes'), (entry) => {
      const version = versionOf(entry);
      return version ? [{ version, headings: textsOf(Reflect.get(entry, 'headings')) }] : [];
    }),
  };
}

/** Undefined if an entry is malformed: skipping it would make a release look safer than it is. */
function parseAdvisories(json: unknown): PublishedAdvisory[] | undefined {
  const advisories = listOf(json, (entry) => {
    const [id, url] = [textOf(entry, 'id'), textOf(entry, 'url')];
    const patterns = textsOf(Reflect.get(entry, 'patterns')).filter(isHarmlessPattern);
    const isWhole = id && url && /^https?:\/\//.test(url) && patterns.length > 0;
    return isWhole ? [{ id, url, date: textOf(entry, 'date'), patterns }] : [];
  });
  return Array.isArray(json) && json.length === advisories.length ? advisories : undefined;
}

function listOf<Result>(json: unknown, read: (entry: object) => Result[]): Result[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => (typeof entry === 'object' && entry !== null ? read(entry) : []));
}

function textOf(entry: object, name: string): string | undefined {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value : undefined;
}

function textsOf(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((text: unknown) => typeof text === 'string') : [];
}

function versionOf(entry: object): string | undefined {
  const version = textOf(entry, 'version');
  return version && /^\d+(\.\d+)+$/.test(version) ? version : undefined;
}
