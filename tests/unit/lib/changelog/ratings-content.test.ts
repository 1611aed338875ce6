import { dump } from 'js-yaml';
import { relatedIssues } from '@/components/changelog/related-issues';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import { readRatingAnswer } from '@/lib/changelog/rating-answer';
import { loadRatings, ratingsFile, ratingsOf } from '@/lib/changelog/ratings';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const onGitHub = (number: number) => `https://github.com/jenkinsci/jenkins/issues/${number}`;

const sample = '"2.345": { good: 10, nolike: 20, rollback: 30, ratings: ["63232", 1, "63506", 3, 61990, 5] }\n';

describe('content/changelogs/ratings.yml', () => {
  test('has the counts and the reported issues of each version', () => {
    site.write(ratingsFile, `${sample}"2.346": { good: 1 }\n`);
    expect(ratingsOf('2.345')).toEqual({ good: 10, nolike: 20, rollback: 30, ratings: ['63232', 1, '63506', 3, '61990', 5] });
    expect(ratingsOf('2.346')).toEqual({ good: 1, nolike: 0, rollback: 0, ratings: [] });
    site.write(ratingsFile, '2.50: { good: 3, ratings: [61990, "2"] }\n');
    expect(ratingsOf('2.50')).toEqual({ good: 3, nolike: 0, rollback: 0, ratings: ['61990', 2] });
    expect(ratingsOf('2.5').good).toBe(0);
    expect(ratingsOf('toString')).toEqual({ good: 0, nolike: 0, rollback: 0, ratings: [] });
  });

  test.each([
    ['{ good: -1 }', '2.345.good: expected a whole number that is not negative, found "-1"'],
    ['{ rollback: 1.5 }', '2.345.rollback: expected a whole number that is not negative, found "1.5"'],
    ['{ ratings: ["61990", 5, "63232"] }', '2.345.ratings: expected pairs of an issue and a count, found 3 entries'],
    [
      '{ ratings: ["", 5] }',
      '2.345.ratings[0]: expected an issue such as 61990 or https://github.com/jenkinsci/jenkins/issues/26318, found ""',
    ],
  ])('rejects %s with its place', (entry, problem) => {
    site.write(ratingsFile, `"2.345": ${entry}\n`);
    expect(problemsOf(loadRatings)).toMatch(`${ratingsFile}: ${problem}`);
  });

  test('is reported when broken, and the pages show zeros', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(ratingsFile, '"2.345": { good: -1 }\n');
    expect(ratingsOf('2.345').good).toBe(0);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('2.345.good'));
    report.mockRestore();
  });
});

describe('the reported issues of a release', () => {
  test('are listed with the most frequent first', () => {
    expect(relatedIssues(['63232', 1, '63506', 3, '61990', 5])).toEqual([
      { issue: '61990', count: 5 },
      { issue: '63506', count: 3 },
      { issue: '63232', count: 1 },
    ]);
  });

  test('are listed once each, even if they are repeated', () => {
    expect(relatedIssues(['1', 2, '2', 3, '1', 2])).toEqual([
      { issue: '1', count: 4 },
      { issue: '2', count: 3 },
    ]);
  });

  test.each([
    ['61990', 'JENKINS-61990', 'https://issues.example.org/browse/JENKINS-61990'],
    ['../?a=<b>', 'JENKINS-../?a=<b>', 'https://issues.example.org/browse/JENKINS-..%2F%3Fa%3D%3Cb%3E'],
    [onGitHub(26318), '#26318', onGitHub(26318)],
  ])('link to their own issue tracker: %s', (issue, label, address) => {
    expect([issueLabel(issue), issueAddressBelow('https://issues.example.org/browse/', issue)]).toEqual([label, address]);
  });
});

describe('the response of the ratings server', () => {
  const issues = (list: unknown[]) => readRatingAnswer({ '2.345': [1, 2, 3, ...list] })['2.345']?.ratings;

  test('is converted to the format of ratings.yml and gives the same result', () => {
    const answer = { '2.50': [1, '2', 0], '2.345': [10, 20, 30, '63232', 1, onGitHub(26318), 3, 61990, 5] };
    const ratings = readRatingAnswer(JSON.parse(JSON.stringify(answer)));
    expect(ratings).toEqual({
      '2.50': { good: 1, nolike: 2, rollback: 0, ratings: [] },
      '2.345': { good: 10, nolike: 20, rollback: 30, ratings: ['63232', 1, onGitHub(26318), 3, '61990', 5] },
    });
    site.write(ratingsFile, dump(ratings));
    expect(loadRatings()).toEqual(ratings);
  });

  test.each([
    [`${onGitHub(7)}/`, onGitHub(7)],
    ['https://github.com/jenkinsci/git-plugin/issues/12', 'https://github.com/jenkinsci/git-plugin/issues/12'],
    ['JENKINS-12', '12'],
  ])('accepts an issue written as %s', (named, issue) => expect(issues([named, 4])).toEqual([issue, 4]));

  test.each([
    '',
    'nonsense',
    'https://github.com/somebody/jenkins/issues/1',
    'https://github.com/jenkinsci/../evil/issues/1',
    'https://evil.example/jenkinsci/jenkins/issues/1',
    null,
  ])('loses only the invalid issue: %j', (named) => expect(issues([named, 1, '61990', 5])).toEqual(['61990', 5]));

  test.each([
    [
      ['61990', 'many', '63232', 2],
      ['63232', 2],
    ],
    [
      ['61990', 5, '63232'],
      ['61990', 5],
    ],
  ])('loses only the issue without a count: %j', (list, left) => expect(issues(list)).toEqual(left));

  test.each([[{ '2.345': [1, 2] }], [{ '2.345': [1, -2, 3] }], [{ next: [1, 2, 3] }], [[1, 2, 3]]])(
    'loses a release without valid counts: %j',
    (answer) => expect(readRatingAnswer(answer)).toEqual({}),
  );
});
