import { changelogFeed } from '@/lib/changelog/feed';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

test('a feed has the newest releases with safe content and absolute addresses', async () => {
  site.write(
    'content/changelogs/weekly.yml',
    `- version: "2.2"
  date: 2016-05-02
  changes:
    - type: bug
      message: Mended, see <a href="/security/">there</a><script>alert(1)</script> & everywhere.
`,
  );
  const feed = await changelogFeed('weekly');
  const rss = feed.rss2();
  expect(rss).toContain('<link>https://www.jenkins.io/changelog/2.2/</link>');
  expect(rss).toContain('<a href="https://www.jenkins.io/security/">there</a> &#x26; everywhere.');
  expect(rss).toContain('Mon, 02 May 2016 00:00:00 GMT');
  expect(rss).not.toContain('alert');
  expect(feed.atom1()).toContain('<id>https://www.jenkins.io/changelog/2.2/</id>');
});

test('a feed is valid and empty while the changelog is broken', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site.write('content/changelogs/lts.yml', '- version: 1');
  expect((await changelogFeed('stable')).rss2()).not.toContain('<item>');
});
