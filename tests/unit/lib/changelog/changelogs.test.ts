import { localeOfPage, releaseParams, releaseVersions } from '@/lib/changelog/changelog-pages';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { groupChanges } from '@/lib/changelog/group-changes';
import { olderThanAYear, recent, releaseMonths, releaseYears } from '@/lib/changelog/release-lists';
import { compareVersions } from '@/lib/download/compare-versions';
import { locales } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const weekly = 'content/changelogs/weekly.yml';

function withWeekly(text: string) {
  site.write(weekly, text);
}

describe('a changelog of the Jenkins project', () => {
  test('is stored with the oldest release first and shown with the newest first', () => {
    withWeekly('- version: "2.1"\n  date: 2016-04-27\n  changes: []\n- version: "2.2"\n  date: 2016-05-02\n  changes: []\n');
    expect(loadChangelog('weekly').map(({ version }) => version)).toEqual(['2.2', '2.1']);
  });

  test('may have keys without a value, unknown fields, and releases without a date', () => {
    withWeekly(
      `- version: "2.139"
  added_later: true
  changes:
    - type: rfe
      message: A change
      authors:
      references:
`,
    );
    expect(loadChangelog('weekly')[0]).toMatchObject({ version: '2.139', changes: [{ authors: [], references: [] }] });
    expect(loadChangelog('weekly')[0]?.date ?? undefined).toBeUndefined();
  });

  test('distinguishes a release without recorded changes from one without changes', () => {
    withWeekly('- version: "2.1"\n- version: "2.2"\n  changes:\n- version: "2.3"\n  incomplete: true\n  changes: []\n');
    const incomplete = loadChangelog('weekly').map((release) => [release.version, release.incomplete]);
    expect(incomplete).toEqual([
      ['2.3', true],
      ['2.2', false],
      ['2.1', true],
    ]);
  });

  test('is read again when the file changes', () => {
    withWeekly('- version: "2.1"\n  changes: []\n');
    expect(releaseVersions('weekly')).toEqual(['2.1']);
    withWeekly('- version: "2.2"\n  changes: []\n');
    expect(releaseVersions('weekly')).toEqual(['2.2']);
  });

  test.each([
    ...[`2.${'9'.repeat(400)}`, '1.2.3.4.5.6'].map((version): [string, string, RegExp] => [
      `the version ${version.slice(0, 12)}`,
      `- version: "${version}"\n`,
      /weekly\.yml: \[0\] .*\.version: expected a version such as '2\.516' or '2\.516\.1', found "/,
    ]),
    ['the same version twice', '- version: "2.1"\n- version: "2.1"\n', /\[1\] \("2\.1"\)\.version: .*found "2\.1" twice/],
    [
      'an invalid date',
      '- version: "2.1"\n  date: soon\n',
      /\[0\] \("2\.1"\)\.date: expected a date such as 2025-08-05, found "soon"/,
    ],
    [
      'a change without a message',
      '- version: "2.1"\n  changes:\n    - type: bug\n',
      /\[0\] \("2\.1"\)\.changes\[0\]: expected a message, a pr_title or a reference/,
    ],
    [
      'an empty reference',
      '- version: "2.1"\n  changes:\n    - type: bug\n      message: x\n      references:\n        - title: y\n',
      /references\[0\].*an issue, a pull or a url/,
    ],
    [
      'a reference to an invalid address',
      '- version: "2.1"\n  changes:\n    - { type: bug, message: Mended, references: [{ url: "https://[" }] }\n',
      /weekly\.yml: \[0\] \("2\.1"\)\.changes\[0\]\.references\[0\]\.url: expected an address with a host/,
    ],
    ['broken YAML', '- version: "2.1\n', /Failed to parse YAML from content\/changelogs\/weekly\.yml/],
  ])('with %s is rejected, and the error has the place', (_what, text, problem) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    withWeekly(text);
    expect(problemsOf(() => loadChangelog('weekly'))).toMatch(problem);
  });
});

test('changes are grouped by kind in a fixed order, and unknown kinds come last under their own name', () => {
  const change = (type: string) => ({ type, message: type, issues: [], pulls: [], authors: [], references: [] });
  const groups = groupChanges(['bug', 'developer news', 'rfe', 'major bug', 'security', 'bug', 'major rfe'].map(change));
  expect(groups.map(({ type, name, changes }) => [type, name, changes.length])).toEqual([
    ['security', 'security', 1],
    ['majorrfe', 'major rfe', 1],
    ['rfe', 'rfe', 1],
    ['majorbug', 'major bug', 1],
    ['bug', 'bug', 2],
    ['developernews', 'developer news', 1],
  ]);
});

test('versions are compared by their numbers', () => {
  expect(['2.100', '2.99', '2.504.3', '2.504', '2.516.1', '2.504.10'].sort(compareVersions)).toEqual([
    '2.99',
    '2.100',
    '2.504',
    '2.504.3',
    '2.504.10',
    '2.516.1',
  ]);
});

describe('a long list of releases in a changelog', () => {
  const release = (version: string, date?: string) => ({ version, date, changes: [], lts_changes: [] });
  const releases = [...Array(60).keys()].map((index) => release(`2.${160 - index}`, index < 40 ? '2019-02-01' : '2018-12-30'));

  test('is shortened on the changelog page', () => {
    expect(recent('weekly', releases)).toHaveLength(30);
    expect(recent('stable', releases)).toHaveLength(25);
  });

  test('is in the archive by year, newest first', () => {
    expect(releaseYears(releases).map(({ year, releases: ofYear }) => [year, ofYear.length])).toEqual([
      ['2019', 40],
      ['2018', 20],
    ]);
  });

  test('has a release without a date in the year of the one before it', () => {
    const years = releaseYears([release('2.140', '2019-01-02'), release('2.139'), release('2.138', '2018-12-30')]);
    expect(years.map(({ year, releases: ofYear }) => [year, ofYear.map(({ version }) => version)])).toEqual([
      ['2019', ['2.140']],
      ['2018', ['2.139', '2.138']],
    ]);
  });

  test('is split where releases are more than a year old, to the day', () => {
    const older = (...list: ReturnType<typeof release>[]) =>
      olderThanAYear(list, new Date('2020-02-03T12:00:00Z')).map(({ version }) => version);
    expect(older(release('2.3', '2019-02-04'), release('2.2', '2019-02-03'), release('2.1', '2019-02-02'))).toEqual(['2.1']);
    expect(older(release('2.3', '2019-02-04'), release('2.2'), release('2.1', '2018-12-30'))).toEqual(['2.2', '2.1']);
    expect(older(release('2.2', '2018-12-30'), release('2.1'))).toEqual(['2.2', '2.1']);
    expect(older(release('2.2'), release('2.1'))).toEqual([]);
  });

  test('has the releases of a year by month, newest first', () => {
    const months = releaseMonths([release('2.140', '2019-02-02'), release('2.139'), release('2.138', '2019-01-30')]);
    expect(months.map(({ month, releases: ofMonth }) => [month, ofMonth.map(({ version }) => version)])).toEqual([
      ['2019-02', ['2.140']],
      ['2019-01', ['2.139', '2.138']],
    ]);
  });
});

describe('a release more than a year old', () => {
  beforeEach(() => {
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2020, 1, 3) / 1000);
    withWeekly('- { version: "2.1", date: 2018-12-30, changes: [] }\n- { version: "2.2", date: 2019-12-30, changes: [] }\n');
  });
  afterEach(() => delete process.env.SOURCE_DATE_EPOCH);

  test('has a page in English only, while newer ones have a page in every locale', () => {
    expect(releaseParams('weekly')).toEqual([
      ...locales.map((locale) => ({ locale, version: '2.2' })),
      { locale: 'en', version: '2.1' },
    ]);
  });

  test('has its page in English for visitors of every locale', () => {
    expect(localeOfPage('/changelog/2.1/', 'fr-CA')).toBe('en');
    for (const path of ['/changelog/2.2/', '/changelog/', '/changelog-old/2018/', '/chat/']) {
      expect([path, localeOfPage(path, 'fr-CA')]).toEqual([path, 'fr-CA']);
    }
  });
});
