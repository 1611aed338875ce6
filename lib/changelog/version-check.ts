import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { compareVersions } from '@/lib/download/compare-versions';
import type { ReleaseLine } from '@/lib/download/downloads';

// The logic of the version check. It also runs in the browser, so it must not read content.

/** A release in the published data of a year (docs/behavior.md, Open data). */
export interface ReleaseFacts {
  version: string;
  /** Undefined if the release was never properly published. */
  date?: string;
  /** The supported Java versions, if known. */
  java?: readonly number[];
  /** The security warnings about it; undefined if unknown. */
  advisories?: readonly AdvisoryLink[];
  /** The headings of its upgrade notes; undefined if it has none. */
  upgradeNotes?: readonly string[];
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
  /** Whether it is in the list of releases. */
  isKnown: boolean;
  /** The date of the newest release of its line, if the data is probably outdated. */
  dataEnds?: string;
  /** The oldest known release, if the version is older: releases in between are unknown. */
  recordsSince?: string;
  facts?: ReleaseFacts;
  /** The newest release of its line, if that is a different one. */
  target?: ReleaseFacts;
  /** The release that ended the support of its line. */
  replacedBy?: ReleaseFacts;
  /** All later releases of its line, newest first. */
  later: readonly ReleaseFacts[];
  /** Changes of the Java requirement on the way to the newest release, oldest first. */
  javaSteps: readonly { version: string; java: readonly number[] }[];
  /** The Java versions that run both this release and the newest one. */
  sharedJava: readonly number[];
}

/** In days. If the newest release is older, the data has probably not been updated. */
export const maxDataAge = 45;

/**
 * Checks a version against the known releases.
 * @param versions the releases of its line, newest first
 * @param releases the facts of the version, if known, and of all later releases, newest first
 * @param now the visitor's time
 */
export function checkVersion(
  version: string,
  versions: readonly string[],
  releases: readonly ReleaseFacts[],
  now: Date,
): CheckedVersion {
  const line = lineOf(version);
  const standing = supportStatusOf(version, versions);
  const facts = releases.find((release) => release.version === version);
  const later = releases.filter((release) => compareVersions(release.version, version) > 0);
  const [target] = later;
  const oldest = versions.at(-1);
  const isOlder = oldest !== undefined && compareVersions(version, oldest) < 0;
  const isKnown = versions.includes(version);
  const own = facts?.java ?? [];
  const lastDay = (target ?? facts)?.date;
  const dataEnds = lastDay && daysBetween(lastDay, now) > maxDataAge ? lastDay : undefined;
  const verdict = verdictOf(line, standing, isKnown, facts?.advisories?.length);
  return {
    ...standing,
    version,
    line,
    verdict: dataEnds && (verdict === 'good' || verdict === 'newest') ? 'newestKnown' : verdict,
    isKnown,
    dataEnds,
    recordsSince: isOlder ? oldest : undefined,
    facts,
    target,
    // Unknown for a version older than the records, whose first release need not be the replacement.
    replacedBy: standing.isServed || isOlder ? undefined : later.findLast((other) => replaces(other.version, version)),
    later,
    javaSteps: javaSteps(facts?.java, later.toReversed()),
    sharedJava: own.filter((java) => target?.java?.includes(java)),
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

/** @param later the later releases, oldest first */
function javaSteps(
  own: readonly number[] | undefined,
  later: readonly ReleaseFacts[],
): { version: string; java: readonly number[] }[] {
  const steps: { version: string; java: readonly number[] }[] = [];
  let current = own;
  for (const { version, java } of later) {
    if (!java) continue;
    if (current && current.join() !== java.join()) steps.push({ version, java });
    current = java;
  }
  return steps;
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
export function changesByKind(releases: readonly ReleaseFacts[], order: readonly string[]): KindOfChange[] {
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

/** Parses the published facts of a year, skipping malformed entries. */
export function parseFacts(json: unknown): ReleaseFacts[] {
  return listOf(json, (entry) => {
    const version = textOf(entry, 'version');
    if (!version || !/^\d+(\.\d+)+$/.test(version)) return [];
    const advisories: unknown = Reflect.get(entry, 'advisories');
    const java: unknown = Reflect.get(entry, 'java');
    const notes: unknown = Reflect.get(entry, 'upgradeNotes');
    return [
      {
        version,
        date: textOf(entry, 'date'),
        java: Array.isArray(java) ? java.filter((number: unknown) => typeof number === 'number') : undefined,
        advisories: parseAdvisories(advisories),
        incomplete: Reflect.get(entry, 'incomplete') === true,
        upgradeNotes: Array.isArray(notes) ? notes.filter((note: unknown) => typeof note === 'string') : undefined,
        changes: listOf(Reflect.get(entry, 'changes'), (change) => {
          const [type, text] = [textOf(change, 'type'), textOf(change, 'text')];
          return type && text ? [{ type, text }] : [];
        }),
      },
    ];
  });
}

/** Undefined if an entry is malformed: skipping it would make a release look safer than it is. */
function parseAdvisories(json: unknown): AdvisoryLink[] | undefined {
  const advisories = listOf(json, (entry) => {
    const [id, url] = [textOf(entry, 'id'), textOf(entry, 'url')];
    return id && url && /^https?:\/\//.test(url) ? [{ id, url, date: textOf(entry, 'date') }] : [];
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
