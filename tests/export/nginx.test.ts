import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { nginxConfig } from '@/scripts/build/servers/nginx-config';
import { expectAnswer } from './support/expect-answer';
import { makeSite, requestTable, secret } from './support/request-table';

// Runs only where nginx is installed: it must respond like the site's own server.

jest.setTimeout(30_000);

const mimeTypes = '/etc/nginx/mime.types';
const isHere = spawnSync('nginx', ['-v']).status === 0 && existsSync(mimeTypes);

if (!isHere) process.stderr.write('nginx is not installed here, so its configuration was not tried.\n');

let folder = '';
let port = 0;
/** Where the main Jenkins website passes on to this one. */
let otherPort = 0;
/** Where the site is served below a path. */
let belowPort = 0;
let server: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The rules that docs/how-to/move-in.md adds to the main website's server. */
function moveInRules(): string {
  const [, rules = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/how-to/move-in.md', 'utf8')) ?? [];
  return rules.replaceAll('http://community:8080', `http://localhost:${port}`).replace('/404/index.html', '/404.html');
}

/** The rules of docs/how-to/deploy.md for a site below a path. */
function belowPathRules(root: string): string {
  const blocks = readFileSync('docs/how-to/deploy.md', 'utf8').matchAll(/```nginx\n(.*?)```/gs);
  const rules = [...blocks].map(([, text = '']) => text).find((text) => text.includes('location /site/')) ?? '';
  return rules.replace('root /var/www;', `root ${root};`);
}

async function isAnswering(): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
}

(isHere ? describe : describe.skip)('nginx, with the configuration of the build', () => {
  beforeAll(async () => {
    folder = makeSite();
    [port, otherPort, belowPort] = await Promise.all([freePort(), freePort(), freePort()]);
    const parent = join(folder, '..');
    // As on Debian, whose default site has the same name and comes first.
    const anotherServer = `server { listen localhost:${port}; server_name _; return 500; }`;
    const otherFiles = { '404.html': 'Missing there', 'changelog/badge.json': secret, 'changelog-old/index.html': secret };
    for (const [file, content] of Object.entries(otherFiles)) {
      mkdirSync(join(parent, 'trap', file, '..'), { recursive: true });
      writeFileSync(join(parent, 'trap', file), content);
    }
    const mainSite = `server { listen localhost:${otherPort}; root ${parent}/trap; error_page 404 /404.html; ${moveInRules()} }`;
    const sites = join(parent, 'below');
    mkdirSync(sites);
    symlinkSync(folder, join(sites, 'site'));
    const siteBelow = `server { listen localhost:${belowPort}; ${belowPathRules(sites)} }`;
    // nginx workers run as another user.
    for (const path of [parent, folder]) chmodSync(path, 0o755);
    mkdirSync(join(parent, 'nginx'));
    copyFileSync(mimeTypes, join(parent, 'nginx/mime.types'));
    // As docs/how-to/deploy.md says: the scripts of all releases in one folder, and a link to the current one.
    renameSync(join(folder, '_next'), join(parent, '_next'));
    symlinkSync(folder, join(parent, 'current'));
    const place = { listen: [`localhost:${port}`], root: join(parent, 'current'), scripts: parent };
    writeFileSync(join(parent, 'nginx/site.conf'), nginxConfig(place));
    writeFileSync(
      join(parent, 'nginx/nginx.conf'),
      `daemon off;\npid ${parent}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n${[
        'client_body',
        'proxy',
        'fastcgi',
        'uwsgi',
        'scgi',
      ]
        .map((name) => `  ${name}_temp_path ${parent}/${name};`)
        .join('\n')}\n  ${anotherServer}\n  ${mainSite}\n  ${siteBelow}\n  include site.conf;\n}\n`,
    );
    const started = spawn('nginx', ['-c', join(parent, 'nginx/nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    let said = '';
    started.stderr.on('data', (data) => {
      said += data;
    });
    while (!(await isAnswering())) {
      if (started.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    }
  });

  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'close');
    }
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  test('nginx accepts the configuration of the container, and every file that its image copies exists', () => {
    const parent = join(folder, '..', 'container');
    mkdirSync(parent);
    copyFileSync(mimeTypes, join(parent, 'mime.types'));
    copyFileSync('deploy/nginx-container.conf', join(parent, 'default.conf'));
    writeFileSync(join(parent, 'nginx.conf'), `pid ${parent}/nginx.pid;\nevents {}\nhttp {\n  include default.conf;\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(parent, 'nginx.conf')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    const copied = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^COPY (\S+)/gm)].map(([, source = '']) => source);
    expect(copied.filter((source) => !existsSync(source))).toEqual([]);
  });

  test.each([
    ['/site', 301, '/site/'],
    ['/site/books/', 200, null],
    ['/site/fr-CA/nowhere/', 404, null],
    ['/site/_headers', 404, null],
  ])('below a path, %s is answered with %d and the location %j', async (path, status, location) => {
    const response = await fetch(`http://localhost:${belowPort}${path}`, { redirect: 'manual' });
    const found = response.headers.get('location');
    expect([response.status, found && new URL(found).pathname]).toEqual([status, location]);
  });

  test('a link to another release serves that one at once, and the scripts of both', async () => {
    const parent = join(folder, '..');
    const pageAt = (path: string) => fetch(`http://localhost:${port}${path}`).then((response) => response.text());
    const link = (release: string) => spawnSync('ln', ['-sfn', release, join(parent, 'current')]);
    mkdirSync(join(parent, 'last-good/books'), { recursive: true });
    writeFileSync(join(parent, 'last-good/books/index.html'), 'Last good');
    link('last-good');
    expect(await pageAt('/books/')).toBe('Last good');
    expect(await pageAt('/_next/static/a.js')).toContain('abc');
    link('out');
    expect(await pageAt('/books/')).toContain('Books');
  });

  test.each([
    ['/changelog/2.541/', 200, 'Release'],
    ['/fr-CA/', 200, 'Accueil'],
    ['/fr-CA/nowhere/', 404, 'Introuvable'],
    ['/_next/static/a.js', 200, 'abc'],
    ['/badges/stable.svg', 200, 'svg'],
    // Of the main website.
    ['/', 200, secret],
    ['/books/', 404, 'Missing there'],
    ['/changelog/badge.json', 200, secret],
    ['/changelog/nowhere/', 404, 'Missing there'],
    ['/changelog-old/', 200, secret],
  ])('next to the main Jenkins website, %s is answered with %d and %j', async (path, status, body) => {
    const response = await fetch(`http://localhost:${otherPort}${path}`);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(body)]);
  });

  test.each(requestTable)(
    'nginx responds to $method $target $headers with $status, and with the expected body and headers',
    (row) => expectAnswer(port, row),
  );
});
