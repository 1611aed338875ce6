import { RE2JS } from 're2js';
import { z } from 'zod';
import { shortText, text, webAddress } from '@/lib/content/fields';
import { maxPatternLength } from '@/lib/content/limits';
import { readContent } from '@/lib/content/read-content';
import { loadOrReport } from '@/lib/content/try-content';

export const advisoriesFile = 'content/advisories.yml';

/**
 * A regular expression that matches whole versions. Patterns come from a third party, so they run in RE2, whose linear time rules
 * out catastrophic backtracking.
 */
const patternSchema = z
  .string()
  .max(maxPatternLength, `a pattern of at most ${maxPatternLength} characters`)
  .refine(isPattern, 'expected a regular expression without lookaround or backreferences, such as 2[.]516[.][12](|[-].*)');

/** In the format of the Jenkins project's update center; unknown fields are ignored. */
const advisorySchema = z.looseObject({
  id: shortText,
  url: webAddress,
  message: text.nullish(),
  versions: z.array(z.looseObject({ pattern: patternSchema, lastVersion: shortText.nullish() })).min(1),
});

/** Schema of `content/advisories.yml`, for reading and writing the file. */
export const advisoriesSchema = z.array(advisorySchema);

/** A security warning about Jenkins itself. */
export type Advisory = z.output<typeof advisorySchema>;

/**
 * The known security warnings about Jenkins itself, oldest first; empty if none have been imported yet.
 * @throws ContentError when the file can't be read
 */
export function loadAdvisories(): readonly Advisory[] {
  return readContent(advisoriesFile, advisoriesSchema, ['*']);
}

/**
 * The security warnings about a version, newest first. Only the patterns count: `lastVersion` says nothing about earlier
 * releases, which may belong to a line that was fixed before.
 * @returns undefined if unknown: the list is empty, or nothing matches but some records are invalid
 */
export function advisoriesFor(version: string): readonly Advisory[] | undefined {
  const loaded = loadOrReport(loadAdvisories);
  if (!loaded.ok || loaded.value.length === 0) return undefined;
  const found = matching(loaded.value, version);
  return found.length === 0 && loaded.invalidRecords.length > 0 ? undefined : found;
}

/** Cached results per list: every list of releases looks up the same versions. */
const resultsByList = new WeakMap<readonly Advisory[], Map<string, readonly Advisory[]>>();

function matching(advisories: readonly Advisory[], version: string): readonly Advisory[] {
  const byVersion = resultsByList.get(advisories) ?? new Map<string, readonly Advisory[]>();
  resultsByList.set(advisories, byVersion);
  const known = byVersion.get(version);
  if (known) return known;
  const found = advisories
    .filter(({ versions }) => versions.some(({ pattern }) => compiled(pattern).matches(version)))
    .toReversed();
  byVersion.set(version, found);
  return found;
}

/** A link to an advisory; `date` is taken from its URL, if it contains one. */
export interface AdvisoryLink {
  id: string;
  url: string;
  date?: string;
}

/** The link to a warning's advisory. */
export function advisoryLink({ id, url }: Pick<Advisory, 'id' | 'url'>): AdvisoryLink {
  return { id, url, date: /\/(\d{4}-\d{2}-\d{2})\b/.exec(url)?.[1] };
}

/** The last affected version of each line, as written in the advisory: 2.587, LTS 2.580.1. */
export function lastAffected({ versions }: Pick<Advisory, 'versions'>): string[] {
  return versions.flatMap(({ lastVersion }) => lastVersion ?? []);
}

const compiledPatterns = new Map<string, RE2JS>();

/** @throws when the pattern is not a regular expression that RE2 supports */
function compiled(pattern: string): RE2JS {
  const known = compiledPatterns.get(pattern) ?? RE2JS.compile(pattern);
  compiledPatterns.set(pattern, known);
  return known;
}

function isPattern(pattern: string): boolean {
  try {
    compiled(pattern);
    return true;
  } catch {
    return false;
  }
}
