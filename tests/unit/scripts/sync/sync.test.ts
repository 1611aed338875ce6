import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { advisoriesFile, loadAdvisories } from '@/lib/advisories/advisories';
import { loadPluginWarnings, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { changelogFile } from '@/lib/changelog/changelogs';
import { loadRatings, ratingsFile } from '@/lib/changelog/ratings';
import { loadNews, newsFile } from '@/lib/community/news';
import { releaseFile } from '@/lib/download/downloads';
import { readFeed } from '@/scripts/sync/news-source';
import { readOptions, sourceNames } from '@/scripts/sync/options';
import { runSync } from '@/scripts/sync/run-sync';
import { siteCopy } from '@/tests/support/site-copy';

const releases = { stable: releaseFile('stable'), weekly: releaseFile('weekly') };
const files = [...Object.values(releases), advisoriesFile, pluginWarningsFile, newsFile, ratingsFile];
const digests = { stable: 'a'.repeat(64), weekly: 'b'.repeat(64) };

function releaseText({
  version,
  digest,
  date = '2025-01-01',
  folder,
}: Record<'version' | 'digest' | 'folder', string> & { date?: string }) {
  return `# Kept by a command.
version: '${version}'
date: '${date}' # of the release
sha256: '${digest}'
war: https://get.jenkins.io/${folder}/{version}/jenkins.war # of a version

platforms:
  - { label: Docker, link: https://hub.docker.com/r/jenkins/jenkins, icon: docker }
`;
}

/** The content before a run. */
const earlier: Record<string, string> = {
  [releases.stable]: releaseText({ version: '2.504.3', digest: 'c'.repeat(64), folder: 'war-stable' }),
  [releases.weekly]: releaseText({ version: '2.516', digest: 'd'.repeat(64), folder: 'war', date: '2025-06-24' }),
  [advisoriesFile]: '# Warnings.\n[]\n',
  [pluginWarningsFile]: "# Warnings about plugins.\nasOf: '2025-01-01'\nwarnings: []\n",
  [newsFile]: '# Posts.\n[]\n',
  [ratingsFile]: '# Ratings.\n\n{}\n',
  [changelogFile('stable')]: '- { version: "2.516.1", date: 2025-07-23, changes: [] }\n',
  [changelogFile('weekly')]: '- { version: "2.516", date: 2025-06-24, changes: [] }\n',
};

const warning = (id: string, day: string, more: object = {}) => ({
  id,
  type: 'core',
  name: 'core',
  message: 'A flaw.',
  url: `https://www.jenkins.io/security/advisory/${day}/`,
  versions: [{ lastVersion: '2.899', pattern: '2[.]89[0-9](|[-].*)' }],
  ...more,
});

const pluginWarning = (id: string, name: string, day: string, pattern: string) => ({
  id,
  type: 'plugin',
  name,
  message: 'A flaw.',
  url: `https://www.jenkins.io/security/advisory/${day}/#${id}`,
  versions: [{ lastVersion: '1.4', pattern }],
});

const updateCenter = (version: string, warnings: unknown[], buildDate = 'Aug 05, 2025') =>
  JSON.stringify({
    updateCenterVersion: 1,
    core: { buildDate, name: 'core', version, size: 1 },
    plugins: { git: { name: 'git' }, ant: { name: 'ant' } },
    warnings,
  });

const post = (title: string, path: string, day: string) => `<entry>
  <id>https:/www.jenkins.io${path}</id><title>${title}</title><updated>2030-01-01T00:00:00Z</updated>
  <published>${day}T00:00:00+00:00</published>
  <link rel="alternate" type="text/html" href="https:/www.jenkins.io${path}"/>
  <author><name>Jo Doe</name></author><author><name>
    Max  Muster</name><uri>https://example.org/</uri></author>
  <content type="html">&lt;p&gt;Words&lt;/p&gt;</content>
</entry>`;

const feed = (...entries: string[]) => `
<?xml version='1.0' encoding='utf-8' ?>
<feed xml:lang="en-US" xmlns="http://www.w3.org/2005/Atom"><title>Blog</title>
<link rel="alternate" href="https://www.jenkins.io/"/>${entries.join('\n')}</feed>`;

/** The address that each source requests. */
const addresses = {
  releases: '/current/latestCore.txt',
  dates: '/current/update-center.actual.json',
  advisories: '/current/update-center.actual.json',
  plugins: '/current/update-center.actual.json',
  news: '/rss.xml',
  ratings: '/result.php?json=1',
};

/** The responses of the project's servers, by path. */
const answers: Record<string, string> = {
  '/stable/latestCore.txt': '2.516.1',
  '/current/latestCore.txt': '2.524\n',
  '/war-stable/2.516.1/jenkins.war.sha256': `${digests.stable}  jenkins.war\n`,
  '/war/2.524/jenkins.war.sha256': `${digests.weekly.toUpperCase()} *jenkins.war`,
  '/stable/update-center.actual.json': updateCenter('2.516.1', []),
  [addresses.advisories]: updateCenter('2.524', [
    warning('core-2_900', '2026-09-09'),
    pluginWarning('SECURITY-2', 'git', '2026-09-09', '1[.][0-4](|[.-].+)'),
    pluginWarning('SECURITY-1', 'ant', '2017-02-01', '(1|2)+'),
    { id: 'SECURITY-3', type: 'plugin', name: 'git', versions: [{ pattern: '.*' }] },
    warning('core-2_44', '2017-02-01', { message: undefined }),
  ]),
  [addresses.news]: feed(
    post('Old &amp; gone', '/blog/2025/a/', '2025-01-01'),
    post('New&nbsp;in   Jenkins', '/blog/2026/b/', '2026-04-29'),
  ),
  [addresses.ratings]: JSON.stringify({
    '2.524': [3, 1, 0, '61990', 1, 'https://github.com/jenkinsci/jenkins/issues/26318', 2],
    '2.50': [1, 0, 0],
    nonsense: [1, 0, 0],
  }),
};

const site = siteCopy();
let server: Server;
let base: string;
let misbehave: RequestListener | undefined;

const answer = (response: ServerResponse, text: string, type = 'text/plain') =>
  response.writeHead(200, { 'content-type': type }).end(text);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (misbehave) misbehave(request, response);
    if (response.writableEnded || response.headersSent || response.destroyed) return;
    const text = answers[request.url ?? ''];
    if (text === undefined) response.writeHead(404).end('Not found');
    else answer(response, text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  for (const [file, text] of Object.entries(earlier)) site.write(file, text);
  misbehave = undefined;
});

/** Runs the command against the test server. */
async function sync(...args: string[]) {
  let output = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk);
      done();
    },
  });
  const environment = {
    SYNC_UPDATES: base,
    SYNC_DOWNLOADS: base,
    SYNC_NEWS: `${base}/rss.xml`,
    SYNC_RATINGS: `${base}/result.php?json=1`,
  };
  const code = await runSync(args, environment, stream);
  return { code, output };
}

const contents = () => files.map(site.read);

/** Overrides the response for one path. */
function misbehaveAt(path: string, listener: RequestListener) {
  misbehave = (request, response) => {
    if (request.url === path) listener(request, response);
  };
}

describe('npm run sync', () => {
  it('updates all content, changes nothing else, and changes nothing the second time', async () => {
    const first = await sync();
    expect(first).toEqual({ code: 0, output: expect.stringContaining('6 sources: 6 changed, 0 up to date, 0 failed.') });
    expect(first.output).toContain(`stable: 2.504.3 -> 2.516.1, sha256 ${digests.stable}`);
    expect(site.read(releases.stable)).toBe(
      earlier[releases.stable]
        ?.replace('2.504.3', '2.516.1')
        .replace(/^date.*\n/m, '')
        .replace('c'.repeat(64), digests.stable)
        .replace('sha256', "date: '2025-07-23'\nsha256"),
    );
    expect(site.read(releases.weekly)).toContain(`version: '2.524'\ndate: '2025-08-05'\nsha256: '${digests.weekly}'`);
    expect(site.read(advisoriesFile)).toMatch(/^# Warnings\.\n- id: core-2_44\n/);
    expect(loadAdvisories()).toEqual([
      { id: 'core-2_44', url: warning('', '2017-02-01').url, versions: warning('', '').versions },
      { id: 'core-2_900', url: warning('', '2026-09-09').url, message: 'A flaw.', versions: warning('', '').versions },
    ]);
    expect(site.read(pluginWarningsFile)).toMatch(/^# Warnings about plugins\.\nasOf: /);
    const { warnings, plugins } = loadPluginWarnings();
    expect(plugins).toEqual(['ant', 'git']);
    expect(warnings.map(({ id, versions }) => [id, versions])).toEqual([
      // A pattern that could be slow in browsers is dropped, but not its warning.
      ['SECURITY-1', [{ lastVersion: '1.4' }]],
      ['SECURITY-2', [{ lastVersion: '1.4', pattern: '1[.][0-4](|[.-].+)' }]],
    ]);
    expect(first.output).toMatch(/plugins: skipped: .*SECURITY-3/);
    expect(first.output).toContain('SECURITY-1: its pattern could be slow in browsers');
    expect(site.read(newsFile)).toMatch(/^# Posts\.\n- title: /);
    expect(loadNews()).toEqual([
      { title: 'New in Jenkins', url: 'https://www.jenkins.io/blog/2026/b/', date: '2026-04-29', author: 'Jo Doe, Max Muster' },
      { title: 'Old & gone', url: 'https://www.jenkins.io/blog/2025/a/', date: '2025-01-01', author: 'Jo Doe, Max Muster' },
    ]);
    expect(site.read(ratingsFile)).toMatch(/^# Ratings\.\n["']2\.50["']:/);
    expect(loadRatings()).toEqual({
      '2.50': { good: 1, nolike: 0, rollback: 0, ratings: [] },
      '2.524': { good: 3, nolike: 1, rollback: 0, ratings: ['https://github.com/jenkinsci/jenkins/issues/26318', 2, '61990', 1] },
    });

    const before = contents();
    const second = await sync();
    expect(second).toEqual({ code: 0, output: expect.stringContaining('6 sources: 0 changed, 6 up to date, 0 failed.') });
    expect(contents()).toEqual(before);
  });

  it('prints in a dry run what it would change, and changes nothing', async () => {
    const before = contents();
    const { code, output } = await sync('--dry-run');
    expect(contents()).toEqual(before);
    expect(code).toBe(0);
    for (const file of files) expect(output).toContain(`would write ${file}`);
    expect(output).toContain('weekly: 2.524 was released on 2025-08-05');
  });

  it('follows the redirects of the mirrors', async () => {
    misbehaveAt('/war/2.524/jenkins.war.sha256', (_request, response) =>
      response.writeHead(302, { location: '/war-stable/2.516.1/jenkins.war.sha256' }).end(),
    );
    await sync('--only', 'releases');
    expect(site.read(releases.weekly)).toContain(digests.stable);
  });
});

describe('npm run sync with a server that', () => {
  const bad: [string, RequestListener, string][] = [
    ['responds with status 500', (_, response) => response.writeHead(500).end(), 'responded with status 500'],
    ['sends a web page', (_, response) => answer(response, '2.524', 'text/html'), 'an HTML page'],
    ['responds without content', (_, response) => response.writeHead(204).end(), ''],
    ['sends JSON of another shape', (_, response) => answer(response, '[{}]'), ''],
    [
      'redirects to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      'not a valid HTTPS address',
    ],
    [
      'redirects to itself',
      (request, response) => response.writeHead(302, { location: request.url }).end(),
      'redirects more than 5 times',
    ],
    ['closes the connection', (request) => request.destroy(), 'could not be reached (UND_ERR_SOCKET)'],
    [
      'closes the connection in the middle of a response',
      (request, response) => void response.writeHead(200, { 'content-length': '999' }).write('2', () => request.destroy()),
      'could not be reached',
    ],
  ];

  it.each(bad)('%s changes nothing, and each source reports the address and what to do', async (_what, listener, message) => {
    misbehave = listener;
    const before = contents();
    // Without these values, every source sends a request.
    for (const file of Object.values(releases)) site.write(file, site.read(file).replace(/^date.*\n/m, ''));
    site.write(changelogFile('weekly'), '[]');
    site.write(changelogFile('stable'), '[]');
    const { code, output } = await sync();
    expect(code).toBe(3);
    expect(output).toContain('6 sources: 0 changed, 0 up to date, 6 failed.');
    for (const name of sourceNames) {
      const line = output.split('\n').find((text) => text.startsWith(`${name}: FAILED: `)) ?? '';
      expect(line).toContain(message);
      expect(line).toContain(base);
      expect(line).toMatch(/Nothing from this source was changed\. (Try again later|Open the address)/);
    }
    expect(files.slice(2).map(site.read)).toEqual(before.slice(2));
  });

  it('sends nothing, or only drops of data, is not waited for', async () => {
    misbehaveAt(addresses.news, (_request, response) => response.flushHeaders());
    expect((await sync('--only', 'news', '--timeout', '0.1')).output).toContain(
      `${base}/rss.xml did not respond within 0.1 seconds.`,
    );
    misbehaveAt(addresses.news, (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });
    expect((await sync('--only', 'news', '--timeout', '0.2')).output).toContain('did not respond within 0.2 seconds');
  });

  it('doesn’t stop sending is disconnected', async () => {
    misbehaveAt(addresses.releases, (_request, response) => void response.writeHead(200).write('2'.repeat(20_000)));
    expect((await sync('--only', 'releases')).output).toContain('returned more than the limit of 10000 bytes');
    const megabyte = Buffer.alloc(1_000_000, ' ');
    misbehaveAt(addresses.news, (_request, response) => {
      const flood = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.writeHead(200).on('drain', flood);
      flood();
    });
    expect((await sync('--only', 'news')).output).toContain('returned more than the limit of 50000000 bytes');
  });

  it.each(sourceNames)('fails for %s updates the other sources', async (name) => {
    misbehaveAt(addresses[name], (_, response) => response.writeHead(503).end());
    const { code, output } = await sync();
    expect(code).toBe(3);
    // The update center provides dates and warnings, and a version that was not updated needs no date.
    const ofUpdateCenter = ['dates', 'advisories', 'plugins'];
    const failed = ofUpdateCenter.includes(name) ? ofUpdateCenter : [name];
    for (const source of sourceNames) expect(output.includes(`${source}: FAILED`)).toBe(failed.includes(source));
    expect(output).toContain(`${failed.length} failed.`);
  });
});

describe('npm run sync rejects an implausible response:', () => {
  const checksum = '/war-stable/2.516.1/jenkins.war.sha256';

  it.each([
    ['an empty version', addresses.releases, ' \n', 'is empty'],
    ['a version of the other line', addresses.releases, '2.516.1', 'such as 2.516, found "2.516.1"'],
    ['a digest that is too short', checksum, 'abc123  jenkins.war', '6 characters: "abc123"'],
    ['a SHA-512 digest', checksum, `${'c'.repeat(128)}  jenkins.war`, '128 characters'],
    ['the digest of another file', checksum, `${'c'.repeat(64)}  evil.war`, 'the file name "evil.war"'],
    ['an older version', addresses.releases, '2.515', 'which is older than 2.516 in content/downloads/weekly.yml'],
    ['another checksum for the same version', addresses.releases, '2.516', "the server's checksum of 2.516 differs"],
    ['no warnings about Jenkins itself', addresses.advisories, updateCenter('2.524', []), 'has no security warnings'],
    ['a feed without posts', addresses.news, feed(), 'has no posts'],
    ['a feed that was cut off', addresses.news, feed(post('A', '/a/', '2026-01-01')).slice(0, -20), 'is not valid XML'],
    ['no ratings', addresses.ratings, '{}', 'has no rated releases'],
  ])('%s', async (_what, path, text, message) => {
    answers['/war/2.516/jenkins.war.sha256'] = `${'e'.repeat(64)}  jenkins.war`;
    misbehaveAt(path, (_request, response) => answer(response, text));
    const before = contents();
    const { code, output } = await sync(
      '--only',
      sourceNames.find((name) => addresses[name] === path && name !== 'dates') ?? 'releases',
    );
    expect(output).toContain(message);
    expect(code).toBe(3);
    expect(contents()).toEqual(before);
  });

  it('an invalid date, but takes the security warnings next to it', async () => {
    site.write(releases.weekly, site.read(releases.weekly).replace(/^date.*\n/m, ''));
    site.write(changelogFile('weekly'), '[]');
    const odd = updateCenter('2.516', [warning('core-2_900', '2026-09-09'), 5, { type: 'plugin' }], 'Feb 30, 2025');
    misbehaveAt(addresses.dates, (_request, response) => answer(response, odd));
    const { code, output } = await sync('--only', 'dates', '--only', 'advisories');
    expect(code).toBe(3);
    expect(output).toContain('found "Feb 30, 2025"');
    expect(loadAdvisories()).toHaveLength(1);
  });

  it('unless it is forced with --force', async () => {
    misbehaveAt(addresses.releases, (_request, response) => answer(response, '2.516'));
    answers['/war/2.516/jenkins.war.sha256'] = `${'e'.repeat(64)}  jenkins.war`;
    expect((await sync('--only', 'releases', '--force')).code).toBe(0);
    expect(site.read(releases.weekly)).toContain('e'.repeat(64));
  });

  it('far fewer or older records than the current ones, unless forced', async () => {
    const posts = Array.from({ length: 10 }, (_, index) => post(`Post ${index}`, `/blog/${index}/`, `2026-05-1${index}`));
    misbehaveAt(addresses.news, (_request, response) => answer(response, feed(...posts)));
    await sync('--only', 'news');
    misbehave = undefined;
    expect((await sync('--only', 'news')).output).toContain(
      'has only 2 posts, but content/ has 10: more than a tenth would be lost',
    );
    misbehaveAt(addresses.news, (_request, response) => answer(response, feed(...posts.slice(0, 9))));
    expect((await sync('--only', 'news')).output).toContain(
      'is from 2026-05-18, older than the newest in content/news.yml, from 2026-05-19',
    );
    expect((await sync('--only', 'news', '--force')).code).toBe(0);
    expect(loadNews()).toHaveLength(9);
  });

  it('only one record if the others are valid, and reports it', async () => {
    const broken = warning('core-2_901', '2026-10-10', { versions: [{ pattern: '(' }] });
    misbehaveAt(addresses.advisories, (_request, response) =>
      answer(response, updateCenter('2.524', [warning('core-2_900', '2026-09-09'), broken])),
    );
    expect((await sync('--only', 'advisories')).output).toMatch(/skipped: .*core-2_901/);
    expect(loadAdvisories()).toHaveLength(1);
    const { posts, invalidRecords } = readFeed(feed(post('', '/a/', '2026-01-01'), post('B', '/b/', '2026-01-01')), 'the feed');
    expect([posts.length, invalidRecords.length]).toEqual([1, 1]);
  });
});

describe('npm run sync with a content file', () => {
  it('that is broken reports it with its place', async () => {
    site.edit(releases.stable, "version: '2.504.3'", 'version: 2.5');
    const { output } = await sync('--only', 'releases');
    expect(output).toContain('content/downloads/stable.yml:2:1: version: expected text, found 2.5');
    expect(site.read(releases.weekly)).toBe(earlier[releases.weekly]);
  });

  it('that can’t be edited keeps it unchanged', async () => {
    site.edit(releases.weekly, "version: '2.516'", 'version:\n  "2.516"');
    expect((await sync('--only', 'releases')).output).toContain("content/downloads/weekly.yml can't be edited automatically");
  });
});

describe('the options of npm run sync', () => {
  it('on the command line override the environment', () => {
    const environment = {
      SYNC_UPDATES: 'https://a.example',
      SYNC_DOWNLOADS: 'https://b.example/mirror/',
      SYNC_TIMEOUT: '5',
    };
    expect(readOptions(['--updates', 'https://c.example/', '--force', '--only', 'dates,releases'], environment)).toMatchObject({
      only: ['releases', 'dates'],
      updates: 'https://c.example',
      downloads: 'https://b.example/mirror',
      timeout: 5000,
      force: true,
    });
  });

  it.each([
    [['--updates', 'nonsense'], '--updates needs an address that starts with https://, found "nonsense"'],
    [['--timeout', 'soon'], '--timeout needs a number of seconds up to 600, found "soon"'],
    [['--only', 'weather'], '--only needs one of releases, dates'],
    [['--fast'], '--fast'],
  ])('are rejected if they are invalid: %s', async (args, message) => {
    expect(await sync(...args)).toEqual({ code: 2, output: expect.stringContaining(message) });
    expect((await sync(...args)).output).toContain('npm run sync -- [options]');
  });
});
