import { JSDOM } from 'jsdom';
import { changelogFeed } from '@/lib/changelog/feed';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

test('the changelog feed has the newest releases with safe content and absolute addresses', async () => {
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

test('no message of a change can end the text of the feed, or link elsewhere than on the page', async () => {
  site.write(
    'content/changelogs/weekly.yml',
    `- version: "2.2"
  date: 2016-05-02
  banner: 'Note ]]> and ]]> again, href="/ too'
  changes:
    - type: a ]]> b ]]> <c>
      message: '<a href="//evil.example/">One</a>, <a href="https://user:pass@evil.example/">two</a>, <a href="/doc/x y/">three</a>'
`,
  );
  const feed = await changelogFeed('weekly');
  for (const xml of [feed.rss2(), feed.atom1()]) {
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
    const parts = [...document.querySelectorAll('item > *, entry > content')];
    const content = parts.find(({ textContent }) => textContent.includes('again'));
    const html = new JSDOM(content?.textContent).window.document.body;
    expect(html.querySelector('div')?.textContent).toBe('Note ]]> and ]]> again, href="/ too');
    expect(html.querySelector('h3')?.textContent).toBe('a ]]> b ]]> <c>');
    expect(html.querySelector('li')?.textContent).toBe('One, two, three');
    expect(html.querySelector('[href]')).toBeNull();
  }
});

test('the changelog feed is valid and empty while the changelog is broken', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site.write('content/changelogs/lts.yml', '- version: 1');
  expect((await changelogFeed('stable')).rss2()).not.toContain('<item>');
});
