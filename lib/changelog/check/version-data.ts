import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { isHarmlessPattern } from '@/lib/advisories/harmless-pattern';

// The published data for the version check. It is also read in the browser, so this must not read content.

/** The published data of a line for the version check (docs/behavior.md, Open data). */
export interface CheckData {
  /** The releases of the line, newest first. */
  releases: readonly CheckedRelease[];
  /** The first day on which the newest of them may not be the newest; undefined if unknown. */
  newestUntil?: string;
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

export interface JavaSince {
  version: string;
  java: readonly number[];
}

interface PublishedAdvisory extends AdvisoryLink {
  /** Each matches whole versions. */
  patterns: readonly string[];
}

export interface UpgradeHeadings {
  version: string;
  /** The headings of its upgrade notes. */
  headings: readonly string[];
  /** Whether they are on a page of this site. */
  hasPage?: boolean;
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
    newestUntil: textOf(data, 'newestUntil'),
    advisories: parseAdvisories(Reflect.get(data, 'advisories')),
    java: listOf(Reflect.get(data, 'java'), (entry) => {
      const [version, java]: unknown[] = [versionOf(entry), Reflect.get(entry, 'java')];
      if (typeof version !== 'string' || !Array.isArray(java)) return [];
      return [{ version, java: java.filter((number: unknown) => typeof number === 'number') }];
    }),
    upgradeNotes: listOf(Reflect.get(data, 'upgradeNotes'), (entry) => {
      const version = versionOf(entry);
      const hasPage = Reflect.get(entry, 'hasPage') === true;
      return version ? [{ version, hasPage, headings: textsOf(Reflect.get(entry, 'headings')) }] : [];
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
