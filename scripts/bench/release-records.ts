import { dump } from 'js-yaml';

/** The text of the two changelogs and of the ratings, as they stand in content/changelogs/. */
export interface ReleaseRecords {
  weekly: string;
  lts: string;
  ratings: string;
}

/** The newest generated weekly release; the real ones follow it. */
const newestWeekly = 514;

/** Its day. Weekly releases are a week apart, LTS releases two weeks, of which the newest is 11 weeks older. */
const newestDay = Date.UTC(2025, 5, 10);

/** The weekly release below which the generated LTS lines grew; the real ones follow. */
const newestBaseline = 488;

const day = 24 * 60 * 60 * 1000;

const sentences = [
  'The overflow menu of the header stays open while the pointer crosses the gap beside it.',
  'Builds that wait for an agent say which label keeps them waiting, and since when.',
  'The plugin manager no longer asks the update center twice when two tabs are open.',
  'Remove <code>hudson.util.Legacy</code>, which no plugin has called for ten years.',
  'Update <a href="https://www.eclipse.org/jetty/">Jetty</a> from 12.0.21 to 12.0.22, which mends requests with <code>Expect: 100-continue</code>.',
  'The following changed for administrators: <ul><li>the port is read once,</li><li>the path may end in a slash.</li></ul>',
  'Symbols are drawn in the color of the text, so that they can be told apart in the dark theme as well.',
  'Developer: <code>Run#getArtifactManager</code> may be called while a build is being deleted.',
];

const types = ['bug', 'rfe', 'bug', 'major bug', 'bug', 'rfe', 'security', 'major rfe', 'internal'];

const people = ['timja', 'janfaracik', 'basil', 'MarkEWaite', 'dependabot[bot]', 'Jane Doe', 'daniel-beck', 'jtnord'];

/**
 * Makes releases that are older than the real ones, in every form that the changelogs have: several changes of each kind, HTML,
 * references, banners, changes without a message, releases without changes, ratings. The same number gives the same releases.
 * @param count of releases; a third of them is LTS
 */
export function releaseRecords(count: number): ReleaseRecords {
  const random = numbersFrom(count);
  const stable = Math.floor(count / 3);
  const weeks = newestFirst(count - stable, (age) => ({
    version: weeklyVersion(age),
    date: dateOf(age * 7),
    ...(random(30) === 0 ? { banner: 'This release needs <strong>Java 17</strong>.' } : {}),
    changes: changes(random),
  }));
  const lts = newestFirst(stable, (age) => {
    const baseline = `2.${newestBaseline - 2 * Math.floor(age / 3)}`;
    const patch = 3 - (age % 3);
    const previous = `2.${newestBaseline - 2 * Math.floor(age / 3) - 2}.3`;
    return {
      version: `${baseline}.${patch}`,
      date: dateOf(age * 14 + 77),
      ...(patch === 1 ? { lts_baseline: baseline, lts_predecessor: previous, lts_changes: changes(random) } : {}),
      changes: changes(random),
    };
  });
  const ratings = [...weeks, ...lts]
    .filter(() => random(3) === 0)
    .map(({ version }) => {
      const issues = Array.from({ length: random(4) }, () => [String(60_000 + random(9_000)), 1 + random(9)]);
      return [version, { good: random(200), nolike: random(20), rollback: random(9), ratings: issues.flat() }];
    });
  return { weekly: dump(weeks), lts: dump(lts), ratings: dump(Object.fromEntries(ratings)) };
}

/** Records with the oldest first, as the files have them. */
function newestFirst<Result>(count: number, make: (age: number) => Result): Result[] {
  return Array.from({ length: count }, (_, age) => make(age)).reverse();
}

function weeklyVersion(age: number): string {
  const number = newestWeekly - age;
  return number > 0 ? `2.${number}` : `1.${number + 9999}`;
}

function dateOf(days: number): string {
  return new Date(newestDay - days * day).toISOString().slice(0, 10);
}

function changes(random: (below: number) => number): object[] {
  const count = random(12) === 0 ? 0 : 1 + random(random(4) === 0 ? 20 : 9);
  return Array.from({ length: count }, () => {
    const pull = 2000 + random(8000);
    const form = random(12);
    return {
      type: types[random(types.length)],
      category: 'developer',
      ...(form < 2 ? { references: references(random) } : { pull }),
      ...(form > 5 ? { issue: 30_000 + random(45_000) } : {}),
      authors: Array.from({ length: 1 + random(3) }, () => people[random(people.length)]),
      ...(form === 3
        ? { pr_title: 'Bump the parent POM & its plugins' }
        : { message: Array.from({ length: 1 + random(2) }, () => sentences[random(sentences.length)]).join('\n') }),
    };
  });
}

function references(random: (below: number) => number): object[] {
  return [
    { issue: 30_000 + random(45_000) },
    { pull: 2000 + random(8000) },
    { url: 'https://github.com/jenkinsci/stapler-maven-plugin/pull/155', title: 'stapler-maven-plugin PR 155' },
  ].slice(random(3));
}

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
