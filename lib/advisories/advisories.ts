import { RE2JS } from 're2js';
import { z } from 'zod';
import { shortText, text, webAddress } from '@/lib/content/fields';
import { maxPatternLength } from '@/lib/content/limits';
import { readContent } from '@/lib/content/read-content';
import { loadOrReport } from '@/lib/content/try-content';

export const advisoriesFile = 'content/advisories.yml';

/**
 * A regular expression that matches whole versions. It comes from others, so it runs in time that grows with the length of a
 * version and no faster, whatever it says: RE2 has no backtracking.
 */
const patternSchema = z
  .string()
  .max(maxPatternLength, `a pattern of at most ${maxPatternLength} characters`)
  .refine(isPattern, 'expected a regular expression without lookaround and back-references, such as 2[.]516[.][12](|[-].*)');

/** In the form of the Jenkins project's update center; unknown fields are ignored. */
const advisorySchema = z.looseObject({
  id: shortText,
  url: webAddress,
  message: text.nullish(),
  versions: z.array(z.looseObject({ pattern: patternSchema, lastVersion: shortText.nullish() })).min(1),
});

/** The list in `content/advisories.yml`, for what reads and for what writes it. */
export const advisoriesSchema = z.array(advisorySchema);

/** A security warning about Jenkins itself. */
export type Advisory = z.output<typeof advisorySchema>;

/**
 * The known security warnings about Jenkins itself, the oldest first; empty when nobody has brought them yet.
 * @throws ContentError when the file can't be read
 */
export function loadAdvisories(): readonly Advisory[] {
  return readContent(advisoriesFile, advisoriesSchema, ['*']);
}

/**
 * The security warnings that are about a version, the newest first: those with a pattern that matches all of it. Their
 * `lastVersion` says nothing about releases between, such as those of a line that got the fix earlier.
 * @returns undefined where nobody can say: when the list is empty, or when it holds none and a part of it can't be read
 */
export function advisoriesFor(version: string): readonly Advisory[] | undefined {
  const loaded = loadOrReport(loadAdvisories);
  if (!loaded.ok || loaded.value.length === 0) return undefined;
  const found = matching(loaded.value, version);
  return found.length === 0 && loaded.invalidRecords.length > 0 ? undefined : found;
}

/** What was found in a list, because every list of releases asks for each of them. */
const foundIn = new WeakMap<readonly Advisory[], Map<string, readonly Advisory[]>>();

function matching(advisories: readonly Advisory[], version: string): readonly Advisory[] {
  const byVersion = foundIn.get(advisories) ?? new Map<string, readonly Advisory[]>();
  foundIn.set(advisories, byVersion);
  const known = byVersion.get(version);
  if (known) return known;
  const found = advisories
    .filter(({ versions }) => versions.some(({ pattern }) => compiled(pattern).matches(version)))
    .toReversed();
  byVersion.set(version, found);
  return found;
}

/** An advisory to link to, with the day it was published if its address has it. */
export interface AdvisoryLink {
  id: string;
  url: string;
  date?: string;
}

/** The advisory of a security warning. */
export function advisoryLink({ id, url }: Pick<Advisory, 'id' | 'url'>): AdvisoryLink {
  return { id, url, date: /\/(\d{4}-\d{2}-\d{2})\b/.exec(url)?.[1] };
}

/** The last affected versions, one for each line, as the advisory names them: 2.587, LTS 2.580.1. */
export function lastAffected({ versions }: Pick<Advisory, 'versions'>): string[] {
  return versions.flatMap(({ lastVersion }) => lastVersion ?? []);
}

const compiledPatterns = new Map<string, RE2JS>();

/** @throws when the pattern is none */
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
