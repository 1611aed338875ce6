import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { shortText, text, webAddress } from '@/lib/content/fields';
import { maxPatternLength } from '@/lib/content/limits';
import { loadOrReport } from '@/lib/content/try-content';
import { withoutComing } from '@/lib/site/coming-records';
import { isHarmlessPattern, matchesWhole } from './harmless-pattern';

export const advisoriesFile = 'content/advisories.yml';

/** A regular expression that matches whole versions. */
export const patternSchema = z
  .string()
  .max(maxPatternLength, `a pattern of at most ${maxPatternLength} characters`)
  .refine(isHarmlessPattern, {
    error: ({ input }) =>
      syntaxError(String(input)) ??
      'expected a regular expression with few repetitions, and without repeated groups, such as 2[.]516[.][12](|[-].*)',
  });

function syntaxError(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return `expected a regular expression; ${error instanceof Error ? error.message.replace(/^I/, 'i') : String(error)}`;
  }
}

const affectedSchema = z.looseObject({
  pattern: patternSchema.describe('regular expression that matches the whole version of an affected release'),
  lastVersion: shortText.nullish().describe('last affected release, for display only'),
});

/** A warning in the format of the Jenkins project's update center; unknown fields are ignored. */
export const advisorySchema = z.looseObject({
  id: shortText.describe('id of the warning'),
  url: webAddress.describe('address of the advisory, with its day'),
  message: text.nullish().describe('summary'),
  versions: z.array(affectedSchema).min(1).describe('releases that are affected'),
});

/** A security warning about Jenkins itself. */
export type Advisory = z.output<typeof advisorySchema>;

export const advisoryCollection = defineCollection({
  file: advisoriesFile,
  schema: z.array(advisorySchema),
  records: ['*'],
  transform: (advisories) => withoutComing(advisoriesFile, advisories, advisoryDay),
  unusedFields: ['type', 'name'],
  links: (advisories) => advisories.map(({ id, url }) => ({ address: url, usedBy: id })),
});

/** The known security warnings about Jenkins itself, oldest first; empty if none have been imported yet. */
export const loadAdvisories = advisoryCollection.load;

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
  const found = advisories.filter(({ versions }) => versions.some(({ pattern }) => matchesWhole(pattern, version))).toReversed();
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

/** The name and the day of a warning. */
export function advisoryDay(warning: Pick<Advisory, 'id' | 'url'>): { name: string; day?: string } {
  return { name: warning.id, day: advisoryLink(warning).date };
}

/** The last affected version of each line, as written in the advisory: 2.587, LTS 2.580.1. */
export function lastAffected({ versions }: Pick<Advisory, 'versions'>): string[] {
  return versions.flatMap(({ lastVersion }) => lastVersion ?? []);
}
