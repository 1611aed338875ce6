import { z } from 'zod';
import { readRatingAnswer } from '@/lib/changelog/rating-answer';
import { loadRatings, type ReleaseRatings, ratingsFile } from '@/lib/changelog/ratings';
import { versionForm } from '@/lib/content/fields';
import { maxVersionNumbers } from '@/lib/content/limits';
import { compareVersions } from '@/lib/download/compare-versions';
import { countOf } from '@/scripts/shared/count-of';
import { doubtsAbout, fileSource, readJson } from './source';

const version = versionForm(2, maxVersionNumbers);

/** Updates the visitors' ratings of releases. */
export const ratingsSource = fileSource({
  file: ratingsFile,
  address: ({ ratings }) => ratings,
  read(text, address) {
    const before = loadRatings();
    const now = ofReleases(readRatingAnswer(readJson(address, text, z.record(z.string(), z.unknown()))));
    const releases = { before: Object.keys(before).length, now: Object.keys(now).length };
    return {
      data: now,
      format: { flowLevel: 2 },
      doubts: [
        ...doubtsAbout('rated releases', address, releases),
        ...doubtsAbout('votes', address, { before: votes(before), now: votes(now) }),
      ],
      messages: [`${countOf(votes(now), 'vote')} on ${countOf(releases.now, 'release')}`],
    };
  },
});

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
