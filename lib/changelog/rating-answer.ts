import { readIssue } from './issues';
import type { ReleaseRatings } from './ratings';

/** The version format of the rating service. */
const version = /^\d[\d.rc]{0,9}$/;

/**
 * Parses a response of the rating service, `{"2.345": [good, nolike, rollback, issue, count, issue, count, ...]}`. Issues are
 * free text from visitors. Invalid ones are skipped, and so are releases without the three counts.
 * @param answer the parsed JSON
 * @returns the ratings by version, in the format of content/changelogs/ratings.yml
 */
export function readRatingAnswer(answer: unknown): Record<string, ReleaseRatings> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, list]): [string, ReleaseRatings][] => {
      const ratings = version.test(key) && readRelease(list);
      return ratings ? [[key, ratings]] : [];
    }),
  );
}

function readRelease(list: unknown): ReleaseRatings | undefined {
  if (!Array.isArray(list)) return undefined;
  const [good, nolike, rollback] = list.slice(0, 3).map(readCount);
  if (good === undefined || nolike === undefined || rollback === undefined) return undefined;
  const ratings = list.slice(3).flatMap((value: unknown, index) => {
    const issue = index % 2 === 0 ? readIssue(value) : undefined;
    const count = readCount(list[index + 4]);
    return issue !== undefined && count !== undefined ? [issue, count] : [];
  });
  return { good, nolike, rollback, ratings };
}

/** Counts may be strings. */
function readCount(value: unknown): number | undefined {
  const isCount = (typeof value === 'number' || typeof value === 'string') && /^\d{1,9}$/.test(String(value));
  return isCount ? Number(value) : undefined;
}
