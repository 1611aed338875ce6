import { JSDOM } from 'jsdom';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { changelogFeed } from '@/lib/changelog/feeds/feed';
import { issueAddress, pullAddress } from '@/lib/changelog/pages/changelog-links';
import { advisoryFeed } from '@/lib/open-data/advisory-feed';
import { feedErrors } from '@/tests/support/feed-schema';
import { buildTime } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const builtOn = buildTime();

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
  const feed = await changelogFeed('stable');
  expect(feed.items).toEqual([]);
  expect(await feedErrors(feed.rss2(), 'rss')).toEqual([]);
  expect(await feedErrors(feed.atom1(), 'atom')).toEqual([]);
});

test('a change in a feed has the links that it has on the page of its release', async () => {
  builtOn('2030-06-01T00:00:00Z');
  site.write(
    'content/changelogs/weekly.yml',
    JSON.stringify([
      {
        version: '2.2',
        date: '2030-05-02',
        changes: [
          {
            type: 'security',
            message: 'Closed a hole.',
            references: [{ url: '/security/advisory/2030-05-02/', title: 'Advisory' }],
          },
          { type: 'bug', message: 'Mended.', pull: 7, issue: 'JENKINS-5' },
        ],
      },
    ]),
  );
  const feed = await changelogFeed('weekly');
  const links = new JSDOM(feed.items[0]?.content).window.document.querySelectorAll('li a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Advisory', 'https://www.jenkins.io/security/advisory/2030-05-02/'],
    ['JENKINS-5', issueAddress('5')],
    ['#7', pullAddress(7)],
  ]);
});

test('the feed of security advisories has one entry for each day, with the affected versions', async () => {
  builtOn('2030-06-01T00:00:00Z');
  const address = (day: string) => `https://www.jenkins.io/security/advisory/${day}/`;
  site.write(
    advisoriesFile,
    JSON.stringify([
      {
        id: 'core-1',
        url: address('2030-01-02'),
        message: 'Affects weekly releases up to <2.9>.',
        versions: [{ pattern: '2[.]9' }],
      },
    ]),
  );
  const warning = (id: string, name: string, day: string) => ({
    id,
    name,
    url: address(day),
    versions: [{ lastVersion: '1.2', pattern: '1[.].*' }],
  });
  site.write(
    pluginWarningsFile,
    JSON.stringify({
      asOf: '2030-02-01',
      warnings: [
        warning('SECURITY-1', 'git', '2030-01-02'),
        warning('SECURITY-2', 'git', '2030-01-02'),
        warning('SECURITY-3', 'nunit', '2030-02-01'),
        { ...warning('other', 'ldap', '2030-01-02'), url: 'https://www.example.org/undated' },
      ],
    }),
  );
  const { items } = await advisoryFeed();
  const text = (html = '') => [...new JSDOM(html).window.document.querySelectorAll('li')].map((item) => item.textContent);
  expect(items.map(({ link, content }) => [link, text(content)])).toEqual([
    [address('2030-02-01'), [expect.stringMatching(/^nunit.*1\.2 and earlier.*SECURITY-3/)]],
    [
      address('2030-01-02'),
      ['Affects weekly releases up to <2.9>.', expect.stringMatching(/^git.*1\.2 and earlier.*SECURITY-1, SECURITY-2/)],
    ],
  ]);
});
