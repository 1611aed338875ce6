import { z } from 'zod';
import { readRatingAnswer } from '@/lib/changelog/rating-answer';
import { loadRatings, type ReleaseRatings, ratingsFile } from '@/lib/changelog/ratings';
import { versionForm } from '@/lib/content/fields';
import { maxDataBytes, maxVersionNumbers } from '@/lib/content/limits';
import { compareVersions } from '@/lib/download/compare-versions';
import { countOf } from '@/scripts/shared/count-of';
import { assertEnough, type Findings, readJson, replaceData, type SourceContext } from './source';

const version = versionForm(2, maxVersionNumbers);

/**
 * Updates the visitors' ratings of releases.
 * @throws SourceError or ContentError
 */
export async function ratingsSource({ options, fetch, read }: SourceContext): Promise<Findings> {
  const address = options.ratings;
  const text = read(ratingsFile);
  const before = loadRatings();
  const response = readJson(address, await fetch(address, maxDataBytes), z.record(z.string(), z.unknown()));
  const now = ofReleases(readRatingAnswer(response));
  if (!options.force) {
    assertEnough('rated releases', address, { before: Object.keys(before).length, now: Object.keys(now).length });
    assertEnough('votes', address, { before: votes(before), now: votes(now) });
  }

  const messages = [`${countOf(votes(now), 'vote')} on ${countOf(Object.keys(now).length, 'release')}`];
  return { edits: replaceData(ratingsFile, text, now, { flowLevel: 2 }), messages };
}

type Ratings = Readonly<Record<string, ReleaseRatings>>;

/** Removes entries whose version is invalid, because visitors can submit any text; oldest release first. */
function ofReleases(ratings: Ratings): Ratings {
  const versions = Object.keys(ratings).filter((key) => version.test(key));
  return Object.fromEntries(
    versions.sort(compareVersions).flatMap((key): [string, ReleaseRatings][] => {
      const { ratings: issues, ...counts } = ratings[key] ?? none;
      return [[key, { ...counts, ratings: inOrder(issues) }]];
    }),
  );
}

const none: ReleaseRatings = { good: 0, nolike: 0, rollback: 0, ratings: [] };

/** Sorts pairs of an issue and its count, the most frequent first. */
function inOrder(list: ReleaseRatings['ratings']): ReleaseRatings['ratings'] {
  const pairs = list.flatMap((issue, index) =>
    index % 2 === 0 ? [{ issue: String(issue), count: Number(list[index + 1]) }] : [],
  );
  return pairs.sort((a, b) => b.count - a.count || a.issue.localeCompare(b.issue)).flatMap(({ issue, count }) => [issue, count]);
}

function votes(ratings: Ratings): number {
  return Object.values(ratings).reduce((sum, { good, nolike, rollback }) => sum + good + nolike + rollback, 0);
}
