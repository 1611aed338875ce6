import { z } from 'zod';
import { readContent } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { readIssue } from './issues';

export const ratingsFile = 'content/changelogs/ratings.yml';

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const count = z.custom<number>(isCount, { error: ({ input }) => mistake('a whole number that is not negative', input) });
const counter = count.default(0);

const issueForm = 'an issue such as "61990" or https://github.com/jenkinsci/jenkins/issues/26318';

/** A flat list in which issues and their counts alternate (docs/behavior.md, Ratings). */
const pairs = z
  .array(z.union([z.string(), z.number()]))
  .superRefine((list, context) => {
    if (list.length % 2 === 1) {
      const message = `expected pairs of an issue and a count, found ${list.length} entries, the last one without its count`;
      context.addIssue({ code: 'custom', message });
    }
    list.forEach((value, index) => {
      const isIssue = index % 2 === 0;
      if (isIssue ? readIssue(value) !== undefined : isCount(value)) return;
      const expected = isIssue ? issueForm : 'a whole number that is not negative';
      context.addIssue({ code: 'custom', path: [index], message: mistake(expected, value) });
    });
  })
  .transform((list) => list.map((value, index) => (index % 2 === 0 ? (readIssue(value) ?? '') : value)));

const ratingsSchema = z.record(
  z.string(),
  z.object({ good: counter, nolike: counter, rollback: counter, ratings: pairs.default([]) }),
);

/** The ratings of a release: the count of each rating, and the reported issues. */
export interface ReleaseRatings {
  good: number;
  nolike: number;
  rollback: number;
  /** Issue (./issues.ts), count, issue, count, ... */
  ratings: readonly (string | number)[];
}

const none: ReleaseRatings = { good: 0, nolike: 0, rollback: 0, ratings: [] };

/**
 * The recorded ratings by version (docs/behavior.md, Ratings). A broken list of issues takes nothing from the counts beside it.
 * @throws ContentError when the file can't be read
 */
export function loadRatings(): Readonly<Record<string, ReleaseRatings>> {
  return readContent(ratingsFile, ratingsSchema, ['*', '*.ratings']);
}

/** The ratings of a release: zeros when none are recorded or, after logging it, when the file is broken. */
export function ratingsOf(version: string): ReleaseRatings {
  const all = tryContent(loadRatings) ?? {};
  return (Object.hasOwn(all, version) && all[version]) || none;
}

function mistake(expected: string, found: unknown): string {
  return `expected ${expected}, found ${JSON.stringify(found)}`;
}
