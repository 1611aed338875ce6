import { advisoriesFile, loadAdvisories } from '@/lib/advisories/advisories';
import { loadPluginWarnings, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { badgeNames, releaseBadge } from '@/lib/changelog/feeds/badges';
import { changelogFeed } from '@/lib/changelog/feeds/feed';
import { changelogPaths, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { releaseStatus } from '@/lib/changelog/status/release-status';
import { loadNews, newsFile } from '@/lib/community/news';
import { loadRelease, releaseFile } from '@/lib/download/downloads';
import { publishedFiles } from '@/lib/open-data/data-files';
import { awardsFolder, loadAwards } from '@/lib/records/awards';
import { searchNames } from '@/lib/routing/search-names';
import { buildTime, offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const site = siteCopy();
const builtOn = buildTime();

/** An LTS line whose next release is recorded a week before its day. */
function write(offered: string) {
  const releases = ['2029-12-04', '2030-01-01', '2030-01-29'].map(
    (date, index) => `- version: "2.900.${index + 1}"\n  date: ${date}\n  changes: []\n`,
  );
  site.write(changelogFile('stable'), releases.join(''));
  offer(site, 'stable', offered, '2030-01-01');
}

test.each([
  ['2030-01-22T00:00:00Z', '2.900.2', '2.900.2'],
  ['2030-01-28T23:59:59Z', '2.900.2', '2.900.2'],
  // In UTC+14, January 29 began ten hours before.
  ['2030-01-29T00:00:00+14:00', '2.900.2', '2.900.2'],
  ['2030-01-28T23:59:59Z', '2.900.3', '2.900.2'],
  ['2030-01-29T00:00:00Z', '2.900.2', '2.900.2'],
  ['2030-01-29T00:00:00Z', '2.900.3', '2.900.3'],
  ['2030-01-28T12:00:00-12:00', '2.900.3', '2.900.3'],
])('on a page built at %s, with %s on the download page, the newest release of the changelog is %s', (time, offered, newest) => {
  builtOn(time);
  write(offered);
  expect(loadChangelog('stable')[0]?.version).toBe(newest);
});

test('while the offered release can’t be read, a release counts from its day on', () => {
  jest.spyOn(console, 'error').mockImplementation();
  write('2.900.2');
  site.edit(releaseFile('stable'), 'version:', 'versio:');
  const newestAt = (time: string) => {
    builtOn(time);
    return loadChangelog('stable')[0]?.version;
  };
  expect(newestAt('2030-01-28T23:59:59Z')).toBe('2.900.2');
  expect(newestAt('2030-01-29T00:00:00Z')).toBe('2.900.3');
  jest.restoreAllMocks();
});

test('an offered release may be missing in the changelog', () => {
  builtOn('2030-01-22');
  write('2.900.4');
  expect(releaseVersions('stable')).toEqual(['2.900.2', '2.900.1']);
});

test('a release that isn’t out is in no page, feed, badge, search name or open data, and replaces no other', async () => {
  builtOn('2030-01-22');
  write('2.900.2');
  expect(releaseStatus('stable', '2.900.2')).toMatchObject({ support: 'latest', newest: '2.900.2' });
  expect(releaseBadge('stable').label).toBe('Jenkins 2.900.2');
  const feed = await changelogFeed('stable');
  const said = [
    changelogPaths(),
    badgeNames(),
    feed.rss2(),
    feed.atom1(),
    await searchNames('en'),
    publishedFiles().map(({ read }) => read()),
  ];
  for (const text of said.map((part) => JSON.stringify(part))) {
    expect(text).toContain('2.900.2');
    expect(text).not.toContain('2.900.3');
  }
  // The next releases stay as they are in the file.
  const lts = publishedFiles().find(({ url }) => url === '/data/changelogs/lts.yml');
  expect(site.read(changelogFile('stable')).startsWith(lts?.read() ?? '-')).toBe(true);
});

test('the feed says when its newest release may not be the newest', async () => {
  write('2.900.2');
  const description = async (day: string) => {
    builtOn(day);
    return (await changelogFeed('stable')).options.description;
  };
  expect(await description('2030-01-28')).not.toContain('2030');
  expect(await description('2030-01-29')).toContain('Our data ends on January 1, 2030');
});

test('a post, an advisory, a warning about a plugin, an award and a date of the download page count from their day on', () => {
  const url = 'https://www.example.org/advisory/2030-02-01/';
  site.write(newsFile, JSON.stringify([{ title: 'Soon', url, date: '2030-02-01' }]));
  site.write(advisoriesFile, JSON.stringify([{ id: 'core-1', url, versions: [{ pattern: '2[.]1' }] }]));
  const warning = { id: 'SECURITY-1', name: 'git', url, versions: [{ pattern: '1' }] };
  site.write(pluginWarningsFile, JSON.stringify({ asOf: '2030-01-01', warnings: [warning] }));
  site.write(`${awardsFolder}/2030-0001.yml`, 'title: Best\nyear: 2030\n');
  offer(site, 'stable', '2.900.1', '2030-02-01');
  const shownOn = (time: string) => {
    builtOn(time);
    return [
      loadNews().length,
      loadAdvisories().length,
      loadPluginWarnings().warnings.length,
      loadAwards().filter(({ title }) => title === 'Best').length,
      loadRelease('stable').date,
    ];
  };
  expect(shownOn('2029-12-31T23:59:59Z')).toEqual([0, 0, 0, 0, undefined]);
  expect(shownOn('2030-01-31T23:59:59Z')).toEqual([0, 0, 0, 1, undefined]);
  expect(shownOn('2030-02-01T00:00:00Z')).toEqual([1, 1, 1, 1, '2030-02-01']);
});
