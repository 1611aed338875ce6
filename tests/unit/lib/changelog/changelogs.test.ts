import { loadChangelog } from '@/lib/changelog/changelogs';
import { localeOfPage, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { groupChanges } from '@/lib/changelog/pages/group-changes';
import { olderThanAYear } from '@/lib/changelog/pages/release-lists';
import { describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { compareVersions } from '@/lib/download/compare-versions';
import { siteCopy } from '@/tests/support/site-copy';

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

  test('distinguishes a release without recorded changes from one without changes', () => {
    withWeekly('- version: "2.1"\n- version: "2.2"\n  changes:\n- version: "2.3"\n  incomplete: true\n  changes: []\n');
    const incomplete = loadChangelog('weekly').map((release) => [release.version, release.incomplete]);
    expect(incomplete).toEqual([
      ['2.3', true],
      ['2.2', false],
      ['2.1', true],
    ]);
  });

  test('does not show an LTS release as a weekly one, and an editor is told where it belongs', () => {
    withWeekly('- version: "2.1"\n  changes: []\n- version: "2.1.1"\n  changes: []\n');
    const { value, invalidRecords } = collectInvalidRecords(() => loadChangelog('weekly'));
    expect(value.map(({ version }) => version)).toEqual(['2.1']);
    expect(invalidRecords.map(describeProblem)).toEqual([
      `${weekly}:3:3: [1] ("2.1.1").version: expected a version such as '2.516' (one such as '2.516.1' belongs in content/changelogs/lts.yml), found "2.1.1"`,
    ]);
  });

  test('is read again when the file changes', () => {
    withWeekly('- version: "2.1"\n  changes: []\n');
    expect(releaseVersions('weekly')).toEqual(['2.1']);
    withWeekly('- version: "2.2"\n  changes: []\n');
    expect(releaseVersions('weekly')).toEqual(['2.2']);
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
  test('is split where releases are more than a year old, to the day, and after the newest at the latest', () => {
    const older = (...list: ReturnType<typeof release>[]) =>
      olderThanAYear(list, new Date('2020-02-03T12:00:00Z')).map(({ version }) => version);
    expect(older(release('2.3', '2019-02-04'), release('2.2', '2019-02-03'), release('2.1', '2019-02-02'))).toEqual(['2.1']);
    expect(older(release('2.3', '2019-02-04'), release('2.2'), release('2.1', '2018-12-30'))).toEqual(['2.2', '2.1']);
    expect(older(release('2.2', '2018-12-30'), release('2.1'))).toEqual(['2.1']);
    expect(older(release('2.2'), release('2.1'))).toEqual([]);
  });
});

describe('a release more than a year old', () => {
  beforeEach(() => {
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2020, 1, 3) / 1000);
    withWeekly('- { version: "2.1", date: 2018-12-30, changes: [] }\n- { version: "2.2", date: 2019-12-30, changes: [] }\n');
  });
  afterEach(() => delete process.env.SOURCE_DATE_EPOCH);

  test('has its page in English for visitors of every locale', () => {
    expect(localeOfPage('/changelog/2.1/', 'fr-CA')).toBe('en');
    for (const path of ['/changelog/2.2/', '/changelog/', '/changelog-old/2018/', '/chat/']) {
      expect([path, localeOfPage(path, 'fr-CA')]).toEqual([path, 'fr-CA']);
    }
  });
});
