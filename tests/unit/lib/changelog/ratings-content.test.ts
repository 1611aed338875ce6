import { relatedIssues } from '@/components/changelog/related-issues';
import { issueAddressBelow } from '@/lib/changelog/issues';
import { loadRatings, ratingsFile, ratingsOf } from '@/lib/changelog/ratings';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const sample = '"2.345": { good: 10, nolike: 20, rollback: 30, ratings: ["63232", 1, "63506", 3, 61990, 5] }\n';

describe('content/changelogs/ratings.yml', () => {
  test('has no invented votes: every release shows zeros', () => {
    expect(loadRatings()).toEqual({});
    expect(ratingsOf('2.516')).toEqual({ good: 0, nolike: 0, rollback: 0, ratings: [] });
  });

  test('has the counts and the reported issues of each version', () => {
    site.write(ratingsFile, `${sample}"2.346": { good: 1 }\n`);
    expect(ratingsOf('2.345')).toEqual({ good: 10, nolike: 20, rollback: 30, ratings: ['63232', 1, '63506', 3, 61990, 5] });
    expect(ratingsOf('2.346')).toEqual({ good: 1, nolike: 0, rollback: 0, ratings: [] });
    expect(ratingsOf('toString')).toEqual({ good: 0, nolike: 0, rollback: 0, ratings: [] });
  });

  test.each([
    ['{ good: -1 }', '2.345.good: expected a whole number that is not negative, found -1'],
    ['{ nolike: many }', '2.345.nolike: expected a whole number that is not negative, found "many"'],
    ['{ rollback: 1.5 }', '2.345.rollback: expected a whole number that is not negative, found 1.5'],
    ['{ ratings: ["61990", 5, "63232"] }', '2.345.ratings: expected pairs of an issue number and a count, found 3 entries'],
    ['{ ratings: ["61990", -5] }', '2.345.ratings[1]: expected a whole number that is not negative, found -5'],
    ['{ ratings: ["", 5] }', '2.345.ratings[0]: expected an issue number such as "61990", found ""'],
    ['{ ratings: 61990 }', '2.345.ratings: expected a list, found 61990'],
    ['10', '2.345: expected a mapping, found 10'],
  ])('does not accept %s, and names the place', (entry, problem) => {
    site.write(ratingsFile, `"2.345": ${entry}\n`);
    expect(problemsOf(loadRatings)).toMatch(`${ratingsFile}: ${problem}`);
  });

  test('reports a broken file, and lets the pages show zeros', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(ratingsFile, '"2.345": { good: -1 }\n');
    expect(ratingsOf('2.345').good).toBe(0);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('2.345.good'));
    report.mockRestore();
  });
});

describe('the issues of a release', () => {
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

  test('always link to the issue tracker, whatever the number contains', () => {
    expect(issueAddressBelow('https://issues.example.org/browse/', '61990')).toBe(
      'https://issues.example.org/browse/JENKINS-61990',
    );
    expect(issueAddressBelow('https://issues.example.org/browse/', '../?a=<b>')).toBe(
      'https://issues.example.org/browse/JENKINS-..%2F%3Fa%3D%3Cb%3E',
    );
  });
});
