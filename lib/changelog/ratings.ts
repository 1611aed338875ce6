import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { textParsedBy } from '@/lib/content/fields';
import { tryContent } from '@/lib/content/try-content';
import { readIssue } from './issues';

export const ratingsFile = 'content/changelogs/ratings.yml';

const readCount = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : undefined);

const counter = textParsedBy(readCount, 'a whole number that is not negative').default(0);

const issueForm = 'an issue such as 61990 or https://github.com/jenkinsci/jenkins/issues/26318';

/** A flat list in which issues and their counts alternate (docs/behavior.md, Ratings). */
const pairs = z.array(z.string()).transform((list, context) => {
  if (list.length % 2 === 1) {
    const message = `expected pairs of an issue and a count, found ${list.length} entries, the last one without its count`;
    context.issues.push({ code: 'custom', message, input: list });
  }
  return list.flatMap((value, index): (string | number)[] => {
    const isIssue = index % 2 === 0;
    const entry = isIssue ? readIssue(value) : readCount(value);
    if (entry !== undefined) return [entry];
    const message = isIssue ? issueForm : 'a whole number that is not negative';
    context.issues.push({ code: 'invalid_format', format: 'text', message, path: [index], input: value });
    return [];
  });
});

const ratingsSchema = z.record(
  z.string(),
  z.object({
    good: counter.describe('number of good ratings'),
    nolike: counter.describe('number of ratings with problems'),
    rollback: counter.describe('number of roll backs'),
    ratings: pairs.default([]).describe('issue, count, issue, count, …'),
  }),
);

/** The ratings of a release: the count of each rating and the reported issues. */
export interface ReleaseRatings {
  good: number;
  nolike: number;
  rollback: number;
  /** Alternating issues (in the format of ./issues.ts) and counts. */
  ratings: readonly (string | number)[];
}

const none: ReleaseRatings = { good: 0, nolike: 0, rollback: 0, ratings: [] };

export const ratingCollection = defineCollection({
  file: ratingsFile,
  schema: ratingsSchema,
  records: ['*', '*.ratings'],
  asWritten: true,
});

/**
 * The recorded ratings by version (docs/behavior.md, Ratings). Numbers may be quoted or not. An invalid list of issues is
 * skipped without the counts.
 */
export const loadRatings = ratingCollection.load;

/** The ratings of a release. All zero if none are recorded, or if the file is invalid, which is logged. */
export function ratingsOf(version: string): ReleaseRatings {
  const all = tryContent(loadRatings) ?? {};
  return (Object.hasOwn(all, version) && all[version]) || none;
}
