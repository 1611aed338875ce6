import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRaw } from './support/raw-requests';
import { serveAnywhere, stopServers } from './support/server';

// A server takes its time to start on a machine that is busy.
jest.setTimeout(30_000);

const text = 'abcdefghijklmnopqrstuvwxyz';
const secret = 'nothing of the site';

/** A small site in a folder of its own, with files beside it that nobody may see. */
let folder = '';
let port = 0;

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  folder = join(parent, 'out');
  const files: Record<string, string> = {
    'out/index.html': '<!DOCTYPE html><title>Home</title>',
    'out/404.html': '<!DOCTYPE html><title>Missing</title>',
    'out/fr-CA/404.html': '<!DOCTYPE html><title>Introuvable</title>',
    'out/fr-CA/index.html': '<!DOCTYPE html><title>Accueil</title>',
    'out/file.txt': text,
    'out/.env': secret,
    'out/.well-known/security.txt': 'Contact: mailto:a@example.org',
    'out/_headers':
      '/*\n  X-Content-Type-Options: nosniff\n\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    'out/_redirects': '/own/* /own/:splat 200\n/blog/* https://example.org/blog/:splat 302\n',
    'out/_next/static/a.js': `"${text.repeat(50)}"`,
    'trap/404.html': secret,
    'trap/index.html': secret,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(parent, file, '..'), { recursive: true });
    writeFileSync(join(parent, file), content);
  }
  ({ port } = await serveAnywhere({ EXPORT_FOLDER: folder }));
});
afterAll(async () => {
  await stopServers();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test.each([
  // Ranges that are none, or lie outside, or are too large for a number.
  ['GET', '/file.txt', ['Range: bytes=0-0'], 206, 'a'],
  ['GET', '/file.txt', ['Range: bytes=-10'], 206, text.slice(-10)],
  ['GET', '/file.txt', ['Range: bytes=20-'], 206, text.slice(20)],
  ['GET', '/file.txt', ['Range: bytes=0-99999999999999999999'], 206, text],
  ['GET', '/file.txt', ['Range: bytes=100-50'], 416, ''],
  ['GET', '/file.txt', ['Range: bytes=100-'], 416, ''],
  ['GET', '/file.txt', ['Range: lines=1-2'], 200, text],
  ['GET', '/file.txt', ['Range: bytes=0-3', 'Accept-Encoding: gzip'], 206, 'abcd'],
  // Conditions.
  ['GET', '/file.txt', ['If-None-Match: *'], 304, ''],
  ['GET', '/file.txt', ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'], 304, ''],
  ['GET', '/file.txt', ['If-Match: "another"'], 412, ''],
  // Methods.
  ['HEAD', '/file.txt', [], 200, ''],
  ['HEAD', '/nowhere/', [], 404, ''],
  ['POST', '/', ['Content-Length: 0'], 405, ''],
  ['DELETE', '/file.txt', [], 405, ''],
  ['TRACE', '/', [], 405, ''],
  ['OPTIONS', '/', [], 405, ''],
  // What lies outside, and what is hidden.
  ['GET', '/../trap/', [], 404, 'Missing'],
  ['GET', '/..%2ftrap/x', [], 404, 'Missing'],
  ['GET', '/..%2ftrap', [], 404, 'Missing'],
  ['GET', '/..%5ctrap%5cindex.html', [], 404, 'Missing'],
  ['GET', '/%2e%2e/%2e%2e/etc/passwd', [], 404, 'Missing'],
  ['GET', '/fr-CA/..%2f..%2ftrap/', [], 404, 'Introuvable'],
  ['GET', '/.env', [], 404, 'Missing'],
  ['GET', '/%2eenv', [], 404, 'Missing'],
  ['GET', '/_headers', [], 404, 'Missing'],
  ['GET', '/_headers/', [], 404, 'Missing'],
  ['GET', '/%5Fredirects', [], 404, 'Missing'],
  ['GET', '/.well-known/security.txt', [], 200, 'Contact'],
  // Addresses that are none.
  ['GET', '//', [], 200, 'Home'],
  ['GET', '/%', [], 400, ''],
  ['GET', '/a%00b', [], 400, ''],
  ['GET', 'http://[', [], 400, ''],
  ['GET', '*', [], 400, ''],
  // The 404 page of the language.
  ['GET', '/fr-CA/x.ics', [], 404, 'Introuvable'],
  ['GET', '/_next/', [], 404, 'Missing'],
] as const)('%s %s %j is answered with %i and what belongs to it', async (method, target, headers, status, body) => {
  const answer = await askRaw(port, method, target, headers);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).not.toContain(secret);
  if (body) expect(answer.body.toString()).toContain(body);
  if (method === 'HEAD') expect(answer.body).toHaveLength(0);
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
  if (status === 206) expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
});

test('a script that is missing is not remembered as missing for a year', async () => {
  expect((await askRaw(port, 'GET', '/_next/static/a.js')).headers['cache-control']).toContain('immutable');
  expect((await askRaw(port, 'GET', '/_next/static/gone.js')).headers['cache-control']).not.toContain('immutable');
});

test.each([
  ['/blog/x/?page=2', 'https://example.org/blog/x/?page=2'],
  ['/blog/$&x', 'https://example.org/blog/$&x'],
  ["/blog/$'", "https://example.org/blog/$'"],
])('%s leads on to %s', async (target, location) => {
  const { status, headers } = await askRaw(port, 'GET', target);
  expect([status, headers.location]).toEqual([302, location]);
});

test('a folder without its slash leads to the one with it, and never to another host', async () => {
  expect((await askRaw(port, 'GET', '/fr-CA?a=1')).headers.location).toBe('/fr-CA/?a=1');
  const { headers } = await askRaw(port, 'GET', '//fr-CA');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
});

test('a file that is taken away while the server runs is missing from then on, also the page that says so', async () => {
  for (const file of ['file.txt', '404.html']) rmSync(join(folder, file));
  const { status, body } = await askRaw(port, 'GET', '/file.txt');
  expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not found')]);
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
});
