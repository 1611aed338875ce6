import { z } from 'zod';
import { readContent } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';

export const ratingsFile = 'content/changelogs/ratings.yml';

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const count = z.custom<number>(isCount, { error: ({ input }) => mistake('a whole number that is not negative', input) });
const counter = count.default(0);

/** A flat list in which issue numbers and their counts alternate (docs/behavior.md, Ratings). */
const pairs = z.array(z.union([z.string(), z.number()])).superRefine((list, context) => {
  if (list.length % 2 === 1) {
    const message = `expected pairs of an issue number and a count, found ${list.length} entries, the last one without its count`;
    context.addIssue({ code: 'custom', message });
  }
  list.forEach((value, index) => {
    const isIssue = index % 2 === 0;
    if (isIssue ? /^[^\s\p{C}]{1,100}$/u.test(String(value)) : isCount(value)) return;
    const expected = isIssue ? 'an issue number such as "61990"' : 'a whole number that is not negative';
    context.addIssue({ code: 'custom', path: [index], message: mistake(expected, value) });
  });
});

const ratingsSchema = z.record(
  z.string(),
  z.object({ good: counter, nolike: counter, rollback: counter, ratings: pairs.default([]) }),
);

/** The ratings of a release: the count of each rating, and the reported issues. */
export interface ReleaseRatings {
  good: number;
  nolike: number;
  rollback: number;
  /** Issue number, count, issue number, count, ... */
  ratings: readonly (string | number)[];
}

const none: ReleaseRatings = { good: 0, nolike: 0, rollback: 0, ratings: [] };

/**
 * The recorded ratings by version (docs/behavior.md, Ratings).
 * @throws ContentError when the file can't be read
 */
export function loadRatings(): Readonly<Record<string, ReleaseRatings>> {
  return readContent(ratingsFile, ratingsSchema, ['*']);
}

/** The ratings of a release: zeros when none are recorded or, after logging it, when the file is broken. */
export function ratingsOf(version: string): ReleaseRatings {
  const all = tryContent(loadRatings) ?? {};
  return (Object.hasOwn(all, version) && all[version]) || none;
}

function mistake(expected: string, found: unknown): string {
  return `expected ${expected}, found ${JSON.stringify(found)}`;
}
