import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { compareVersions } from '@/lib/download/compare-versions';
import type { ReleaseLine } from '@/lib/download/downloads';

// What the page that checks a version knows and concludes. It runs in the browser too, so it reads no content.

/** A release in the published data of a year (docs/behavior.md, Open data). */
export interface ReleaseFacts {
  version: string;
  /** Missing if the release was never properly published. */
  date?: string;
  /** The Java versions of which it needs one, if they are known. */
  java?: readonly number[];
  /** The security warnings about it; missing if nobody can say. */
  advisories?: readonly AdvisoryLink[];
  /** The headings of its notes on upgrading; missing if it has none. */
  upgradeNotes?: readonly string[];
  changes: readonly ChangeFacts[];
  /** Some of its changes are not recorded here. */
  incomplete?: boolean;
}

/** A change, in plain English. */
interface ChangeFacts {
  /** Its kind without spaces. */
  type: string;
  text: string;
}

/** What somebody typed: a version, alone or in the words that surround it where it was copied, or none. */
export type TypedVersion =
  | { kind: 'empty' | 'nonsense' }
  | {
      kind: 'version';
      version: string;
      /** It is a candidate for that version, or was built on the way there. */
      isCandidate: boolean;
    };

/** Whatever is longer holds more than a version. */
const maxTypedLength = 200;

/**
 * Finds the version in what was typed or pasted: `2.516.1`, `v2.516`, `Jenkins ver. 2.516.1`, `jenkins/jenkins:2.516.1-lts`.
 * The first number with one or two dots counts.
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

/** The line of a version: 2.504.3 is stable, 2.516 weekly. */
export function lineOf(version: string): ReleaseLine {
  return version.split('.').length > 2 ? 'stable' : 'weekly';
}

/** Where a version stands among the releases of its line. */
export interface SupportStatus {
  newest: string;
  isNewest: boolean;
  /** Newer than every release of the list. */
  isNewer: boolean;
  /** Its line gets fixes: it has the newest baseline of the stable line, or is the newest weekly release. */
  isServed: boolean;
  /** The last release with the same baseline, for a stable release that is older than that. */
  lastPatch?: string;
}

/** @param versions the releases of its line, the newest first */
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

/** The weekly release that a stable one grew from: 2.504.3 has the baseline 2.504. */
export function baselineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** In one word, what somebody who runs a version should know first. */
export type Verdict =
  /** The newest of its line, without a security warning. */
  | 'good'
  /** The newest of its line; nobody knows of security warnings. */
  | 'newest'
  /** The newest that the site knows, but that was so long ago that there are probably newer ones. */
  | 'newestKnown'
  /** The newest of its line, with security warnings. */
  | 'newestUnsafe'
  /** There is a newer release of a line that is served. */
  | 'update'
  /** Its stable line is no longer served. */
  | 'unserved'
  /** It has security warnings, and there is a newer release. */
  | 'unsafe'
  /** Newer than every release that the site knows. */
  | 'newer'
  /** Not in the list of releases. */
  | 'unknown';

/** What is known of a version. */
export interface CheckedVersion extends SupportStatus {
  version: string;
  line: ReleaseLine;
  verdict: Verdict;
  /** It is in the list of releases. */
  isKnown: boolean;
  /** The day of the newest release of its line, if that is so long ago that there are probably newer ones. */
  dataEnds?: string;
  /** The oldest release of the list, if the version is older: nobody knows what came between the two. */
  recordsSince?: string;
  facts?: ReleaseFacts;
  /** The newest release of its line, if that is another one. */
  target?: ReleaseFacts;
  /** The release that ended the service for its line. */
  replacedBy?: ReleaseFacts;
  /** All later releases of its line, the newest first. */
  later: readonly ReleaseFacts[];
  /** Where the Java that is needed changes on the way to the newest release, the first change first. */
  javaSteps: readonly { version: string; java: readonly number[] }[];
  /** The Java versions that run both this and the newest release. */
  sharedJava: readonly number[];
}

/** Without a new release for as many days, the data has probably stopped, and not the releases of a line. */
export const maxDataAge = 45;

/**
 * What is known of a version, and what follows from it.
 * @param versions the releases of its line, the newest first
 * @param releases the facts of the version, if it is in the list, and of all later releases
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
    // What comes first in the records need not have been the first to come.
    replacedBy: standing.isServed || isOlder ? undefined : later.findLast((other) => replaces(other.version, version)),
    later,
    javaSteps: javaSteps(facts?.java, later.toReversed()),
    sharedJava: own.filter((java) => target?.java?.includes(java)),
  };
}

/** @param warnings how many security warnings there are; undefined if nobody knows */
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
  // Every weekly release ends the service for the one before, which is nothing to be alarmed at.
  return isServed || line === 'weekly' ? 'update' : 'unserved';
}

function daysBetween(date: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date)) / 86_400_000);
}

function replaces(later: string, version: string): boolean {
  return lineOf(version) === 'weekly' || baselineOf(later) !== baselineOf(version);
}

/** @param later the later releases, the oldest first */
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

/** Changes of one kind, with the releases that brought them. */
export interface KindOfChange {
  type: string;
  changes: readonly { version: string; text: string }[];
}

/**
 * The changes of releases by kind.
 * @param order the kinds in display order; others follow
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

/** Reads the published facts of a year, skipping malformed entries. */
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

/** One that is malformed must not make a release look safer than it is: then nobody knows. */
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
