import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseFile, releaseLines } from '@/lib/download/downloads';
import { editRelease } from '@/scripts/releases/edit-release';
import { readOptions } from '@/scripts/releases/options';
import { runReleases } from '@/scripts/releases/run-releases';
import { updateReleases } from '@/scripts/releases/update-releases';
import { siteCopy } from '@/tests/support/site-copy';

const files = { stable: releaseFile('stable'), weekly: releaseFile('weekly') };
const digests = { stable: 'a'.repeat(64), weekly: 'b'.repeat(64) };

/** The values in the files before the update. */
const earlier = {
  stable: releaseText('2.504.3', 'c'.repeat(64), 'war-stable'),
  weekly: releaseText('2.516', 'd'.repeat(64), 'war'),
};

function releaseText(version: string, digest: string, folder: string): string {
  return `# Kept by a command.
version: '${version}'
sha256: '${digest}'
war: https://get.jenkins.io/${folder}/{version}/jenkins.war # of a version

platforms:
  - { label: Docker, link: https://hub.docker.com/r/jenkins/jenkins, icon: docker }
`;
}

/** The responses of the project's servers when two new releases are out. */
const newReleases: Record<string, string> = {
  '/stable/latestCore.txt': '2.516.1',
  '/current/latestCore.txt': '2.524\n',
  '/war-stable/2.516.1/jenkins.war.sha256': `${digests.stable}  jenkins.war\n`,
  '/war/2.524/jenkins.war.sha256': `${digests.weekly.toUpperCase()} *jenkins.war`,
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
    const text = newReleases[request.url ?? ''];
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
  for (const line of releaseLines) site.write(files[line], earlier[line]);
  misbehave = undefined;
});

const update = (change: { force?: boolean; timeout?: number; updates?: string } = {}) =>
  updateReleases({ updates: base, downloads: base, timeout: 60_000, force: false, ...change });

/** Runs an update that must fail, checks that no file has changed, and returns its messages. */
async function failure(change?: Parameters<typeof update>[0]): Promise<string> {
  const before = Object.values(files).map(site.read);
  const error = await update(change).then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  expect(Object.values(files).map(site.read)).toEqual(before);
  const problems: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return problems.map((problem) => (problem instanceof Error ? problem.message : String(problem))).join('\n');
}

/** Overrides the response of one path. */
function misbehaveAt(path: string, listener: RequestListener) {
  misbehave = (request, response) => {
    if (request.url === path) listener(request, response);
  };
}

describe('npm run releases', () => {
  it('writes the new versions and checksums, says so, and changes nothing else', async () => {
    expect(await update()).toEqual([
      `stable: 2.504.3 -> 2.516.1, sha256 ${digests.stable}, written to ${files.stable}; npm run build publishes it`,
      `weekly: 2.516 -> 2.524, sha256 ${digests.weekly}, written to ${files.weekly}; npm run build publishes it`,
    ]);
    expect(site.read(files.stable)).toBe(releaseText('2.516.1', digests.stable, 'war-stable'));
    expect(site.read(files.weekly)).toBe(releaseText('2.524', digests.weekly, 'war'));
  });

  it('changes nothing the second time', async () => {
    await update();
    const before = Object.values(files).map(site.read);
    expect(await update()).toEqual([
      'stable: 2.516.1 is the newest, nothing to change',
      'weekly: 2.524 is the newest, nothing to change',
    ]);
    expect(Object.values(files).map(site.read)).toEqual(before);
  });

  it('takes the checksum of a version that had none', async () => {
    site.write(files.stable, releaseText('2.516.1', digests.stable, 'war-stable').replace(/^sha256.*\n/m, ''));
    await update();
    expect(site.read(files.stable)).toBe(releaseText('2.516.1', digests.stable, 'war-stable'));
  });

  it('follows the redirects of the mirrors', async () => {
    misbehaveAt('/war/2.524/jenkins.war.sha256', (_request, response) =>
      response.writeHead(302, { location: '/mirror/jenkins.war.sha256' }).end(),
    );
    newReleases['/mirror/jenkins.war.sha256'] = `${digests.weekly}  jenkins.war`;
    await update();
    expect(site.read(files.weekly)).toContain(digests.weekly);
  });
});

describe('npm run releases changes nothing, and names address and remedy,', () => {
  const version = '/current/latestCore.txt';
  const checksum = '/war-stable/2.516.1/jenkins.war.sha256';

  it.each<[string, string, RequestListener, string]>([
    ['a server error', version, (_, response) => response.writeHead(500).end(), 'answered with status 500'],
    ['a missing file', checksum, (_, response) => response.writeHead(404).end(), 'answered with status 404'],
    ['a web page for a version', version, (_, response) => answer(response, '2.524', 'text/html'), 'a web page'],
    ['a web page without a type', checksum, (_, response) => answer(response, '<!doctype html>', ''), 'a web page'],
    ['an empty version', version, (_, response) => answer(response, ' \n'), 'is empty'],
    ['an empty checksum', checksum, (_, response) => answer(response, ''), 'is empty'],
    ['no content', version, (_, response) => response.writeHead(204).end(), 'is empty'],
    ['a version of the other line', version, (_, response) => answer(response, '2.516.1'), 'such as 2.516, found "2.516.1"'],
    ['a version in words', version, (_, response) => answer(response, 'latest'), 'found "latest"'],
    ['two versions', version, (_, response) => answer(response, '2.523\n2.524'), 'found "2.523\\n2.524"'],
    ['a digest that is too short', checksum, (_, response) => answer(response, 'abc123  jenkins.war'), '6 characters: "abc123"'],
    ['a SHA-512 digest', checksum, (_, response) => answer(response, `${'c'.repeat(128)}  jenkins.war`), '128 characters'],
    [
      'a digest with other letters',
      checksum,
      (_, response) => answer(response, `${'g'.repeat(64)}  jenkins.war`),
      '64 hexadecimal',
    ],
    [
      'a digest without a file name',
      checksum,
      (_, response) => answer(response, 'c'.repeat(64)),
      '64 hexadecimal digits and a file name',
    ],
    [
      'the digest of another file',
      checksum,
      (_, response) => answer(response, `${'c'.repeat(64)}  evil.war`),
      'the file name "evil.war"',
    ],
    [
      'two digests',
      checksum,
      (_, response) => answer(response, `${'c'.repeat(64)}  jenkins.war\n${'d'.repeat(64)}  x`),
      '64 hexadecimal',
    ],
    [
      'a file that does not end',
      version,
      (_, response) => void response.writeHead(200).write('2'.repeat(20_000)),
      'more than 10000 bytes',
    ],
    ['a redirect to nowhere', version, (_, response) => response.writeHead(302).end(), 'redirects to ""'],
    [
      'a redirect to a file',
      version,
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      'not an address to trust',
    ],
    [
      'a redirect to an open line',
      version,
      (_, response) => response.writeHead(302, { location: 'http://example.org/' }).end(),
      'not an address to trust',
    ],
    [
      'a redirect to itself',
      version,
      (_, response) => response.writeHead(302, { location: version }).end(),
      'redirects more than 5 times',
    ],
    [
      'a redirect to a web page',
      version,
      (_, response) => response.writeHead(302, { location: '/nowhere' }).end(),
      'answered with status 404',
    ],
    ['a connection that breaks', checksum, (request) => request.destroy(), 'could not be reached (UND_ERR_SOCKET)'],
    [
      'a text that breaks off',
      checksum,
      (request, response) => void response.writeHead(200, { 'content-length': '999' }).write('c', () => request.destroy()),
      'could not be reached',
    ],
  ])('when it meets %s', async (_what, path, listener, message) => {
    misbehaveAt(path, listener);
    const text = await failure();
    expect(text).toContain(message);
    expect(text).toContain(base + path);
    expect(text).toMatch(/Nothing was changed\. (Try again later|Open the address)/);
  });

  it('when a response times out', async () => {
    misbehaveAt(version, (_request, response) => response.flushHeaders());
    expect(await failure({ timeout: 100 })).toContain(`${base}${version} did not answer within 0.1 seconds.`);
  });

  it('when a response arrives in tiny pieces', async () => {
    misbehaveAt(version, (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });
    expect(await failure({ timeout: 200 })).toContain('did not answer within 0.2 seconds');
  });

  it('when there is no server', async () => {
    expect(await failure({ updates: 'http://127.0.0.1:1' })).toMatch(
      /127\.0\.0\.1:1\/stable\/latestCore\.txt could not be reached/,
    );
  });

  it('when both lines have a problem, and reports both', async () => {
    misbehave = (_request, response) => response.writeHead(503).end();
    expect((await failure()).match(/status 503/g)).toHaveLength(2);
  });

  it('when a content file is broken, with the place', async () => {
    site.edit(files.stable, "version: '2.504.3'", 'version: 2.5');
    expect(await failure()).toContain('content/downloads/stable.yml:2:1: version: expected text, found 2.5');
  });

  it('when the newest version is older than the one in content/, unless forced', async () => {
    site.edit(files.weekly, "'2.516'", "'2.1000'");
    expect(await failure()).toContain(
      'weekly: the server names 2.524, which is older than the 2.1000 in content/downloads/weekly.yml.',
    );
    await update({ force: true });
    expect(site.read(files.weekly)).toContain("version: '2.524'");
  });

  it('when the same version has another checksum, unless forced', async () => {
    site.edit(files.weekly, "'2.516'", "'2.524'");
    expect(await failure()).toContain('weekly: the server has another checksum for 2.524');
    await update({ force: true });
    expect(site.read(files.weekly)).toContain(digests.weekly);
  });

  it('when the values are in a place that it can’t edit', async () => {
    site.edit(files.weekly, "version: '2.516'", 'version:\n  "2.516"');
    expect(await failure()).toContain("content/downloads/weekly.yml can't be edited by this command");
  });
});

describe('the command', () => {
  async function run(...args: string[]) {
    const said: string[] = [];
    const output = { log: (text: string) => said.push(text), error: (text: unknown) => said.push(`! ${text}`) };
    const code = await runReleases(args, { RELEASES_UPDATES: base, RELEASES_DOWNLOADS: base }, output);
    return { code, said: said.join('\n') };
  }

  it('says what it has written', async () => {
    expect(await run()).toEqual({ code: 0, said: expect.stringMatching(/^stable: .*2\.516\.1.*\nweekly: .*2\.524.*$/) });
  });

  it('ends with an error, and names the failing address of each line', async () => {
    const { code, said } = await run('--updates', 'http://127.0.0.1:1');
    expect(code).toBe(1);
    expect(said).toMatch(/^! Error: http:\/\/127\.0\.0\.1:1\/stable\/latestCore\.txt could not be reached/);
    expect(said).toMatch(/^! Error: http:\/\/127\.0\.0\.1:1\/current\/latestCore\.txt could not be reached/m);
  });

  it('prints its usage on request, and with an error code on invalid options', async () => {
    expect(await run('--help')).toEqual({ code: 0, said: expect.stringContaining('npm run releases -- [options]') });
    const { code, said } = await run('--fast');
    expect(code).toBe(2);
    expect(said).toMatch(/^! .*--fast.*npm run releases -- \[options\]/s);
  });
});

describe('editing a release', () => {
  it('keeps comments, also those on the same lines', () => {
    const text = "# version: 1\nversion: '2.516' # weekly\n\nsha256: abc # of the WAR file\nplatforms: []\n";
    expect(editRelease('x.yml', text, { version: '2.517', sha256: 'def' })).toBe(
      "# version: 1\nversion: '2.517' # weekly\n\nsha256: 'def' # of the WAR file\nplatforms: []\n",
    );
  });

  it('adds a checksum that nobody knew, and drops the date of the version before', () => {
    const text = "version: '2.516' # weekly\ndate: '2025-06-24'\nplatforms: []\n";
    const release = { version: '2.517', sha256: 'def' };
    expect(editRelease('x.yml', text, release)).toBe("version: '2.517' # weekly\nsha256: 'def'\nplatforms: []\n");
    expect(editRelease('x.yml', text, { ...release, version: '2.516' })).toBe(
      "version: '2.516' # weekly\nsha256: 'def'\ndate: '2025-06-24'\nplatforms: []\n",
    );
  });
});

describe('the options of the command', () => {
  it("are the project's own servers unless others are named", () => {
    expect(readOptions([], {})).toEqual({
      updates: 'https://updates.jenkins.io',
      downloads: undefined,
      timeout: 20_000,
      force: false,
    });
  });

  it('come from the command line before the environment', () => {
    const environment = {
      RELEASES_UPDATES: 'https://a.example',
      RELEASES_DOWNLOADS: 'https://b.example/mirror/',
      RELEASES_TIMEOUT: '5',
    };
    expect(readOptions(['--updates', 'https://c.example/', '--force'], environment)).toEqual({
      updates: 'https://c.example',
      downloads: 'https://b.example/mirror',
      timeout: 5000,
      force: true,
    });
  });

  it.each([
    [['--updates', 'nonsense'], '--updates needs an address that starts with https://, found "nonsense"'],
    [['--downloads', 'http://example.org'], '--downloads needs an address that starts with https://'],
    [['--timeout', 'soon'], '--timeout needs a number of seconds up to 600, found "soon"'],
    [['--timeout', '0'], '--timeout needs a number of seconds'],
    [['--fast'], '--fast'],
    [['weekly'], 'weekly'],
  ])('are rejected if they are invalid: %s', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('include one for help', () => {
    expect(readOptions(['--help'], {})).toBeUndefined();
  });
});
