import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { loadExternalRedirects } from '@/lib/site/links';
import { checksumLine } from '@/scripts/shared/checksums';
import { withExport } from '@/tests/unit/support/export-folder';

const build: Record<string, string> = {
  'index.html': '<h1>Start</h1>',
  'books/index.html': '<h1>Books</h1>',
  'fr-CA/404.html': '<h1>Introuvable</h1>',
  '_next/static/a.js': 'a()',
  // Last, as in a build.
  'build.json': '{}',
};
const list = listOf(build);

function listOf(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([file, text]) => checksumLine(file, text))
    .join('');
}

let server: Server;
let site = '';
/** What the server has, by file; `fails` means status 500, and `to` with an address a redirect. */
let served: Record<string, string> = {};
let requests = 0;

beforeEach(async () => {
  served = { ...build, 'sha256sums.txt': list };
  requests = 0;
  server = createServer(({ url = '' }, response) => {
    requests += 1;
    const content = served[url.slice('/site/'.length).replace(/(^|\/)$/, '$1index.html')];
    if (content?.startsWith('to ')) response.writeHead(302, { Location: content.slice('to '.length) }).end('Found');
    else if (content === undefined || content === 'fails') response.writeHead(content ? 500 : 404).end();
    else response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}/site`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Runs the check. */
async function check(args: readonly string[], files: Record<string, string> = { ...build, 'sha256sums.txt': list }) {
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  const { runCheckServed } = await withExport(files, () => import('@/scripts/check-served/run-check-served'));
  const status = await runCheckServed(args, output);
  return { status, said, errors: said.split('\n').filter((line) => line.startsWith('Error: ')) };
}

test('a site with every file of the build passes', async () => {
  const { status, said } = await check([site]);
  expect(said).toMatch(/^6 files: 6 the same, 0 different\.$/m);
  expect(status).toBe(0);
});

test('missing, truncated and changed files are named with their addresses', async () => {
  delete served['_next/static/a.js'];
  served['books/index.html'] = '<h1>Bo';
  const { status, errors, said } = await check([`${site}/`]);
  expect(errors.sort()).toEqual([
    expect.stringMatching(`^Error: ${site}/_next/static/a\\.js: .*responded with status 404`),
    `Error: ${site}/books/: differs from the build`,
  ]);
  expect(said).toMatch(/^6 files: 4 the same, 2 different\.$/m);
  expect(status).toBe(1);
});

test.each([
  ['missing', undefined, 'status 404'],
  ['truncated', list.slice(0, -12), 'differs from the build'],
  ['a page', '<!DOCTYPE html>', 'differs from the build'],
])('a list of checksums that is %s on the site is an error', async (_, text, problem) => {
  if (text) served['sha256sums.txt'] = text;
  else delete served['sha256sums.txt'];
  const { status, errors } = await check([site]);
  expect([status, errors]).toEqual([1, [expect.stringMatching(`^Error: ${site}/sha256sums\\.txt: .*${problem}`)]]);
});

describe('an external redirect', () => {
  const page = '<h1>Continue to www.jenkins.io</h1>';
  // Without a line in the list, because servers with rules redirect instead.
  const built = { ...build, 'blog/index.html': page, 'sha256sums.txt': list };

  test.each([
    ['the page of the build', () => page],
    ['a redirect to the same address', () => `to ${loadExternalRedirects().host}/blog/`],
  ])('may be %s', async (_, answer) => {
    served['blog/index.html'] = answer();
    const { status, said } = await check([site], built);
    expect([status, said]).toEqual([0, expect.stringMatching(/^7 files: 7 the same, 0 different\.$/m)]);
  });

  test.each([
    ['missing', () => undefined, 'status 404'],
    ['truncated', () => '<h1>Cont', 'differs from the build'],
    ['a redirect to another address', () => `to ${site}/`, 'differs from the build'],
  ])('that is %s is an error', async (_, answer, problem) => {
    const content = answer();
    if (content) served['blog/index.html'] = content;
    const { status, errors } = await check([site], built);
    expect([status, errors]).toEqual([1, [expect.stringMatching(`^Error: ${site}/blog/: .*${problem}`)]]);
  });
});

test('a site with another build is different from the one here, but its files may belong together', async () => {
  const other = { ...build, 'build.json': '{"commit":1}', 'index.html': '<h1>Other</h1>' };
  served = other;
  served['sha256sums.txt'] = listOf(other);
  const { status, said } = await check([site]);
  expect([status, said]).toEqual([1, expect.stringContaining('The site may have another build')]);
  expect((await check([site, '--without-build'], {})).status).toBe(0);
  served['index.html'] = build['index.html'] ?? '';
  expect((await check([site, '--without-build'], {})).errors).toEqual([`Error: ${site}/: differs from the build`]);
});

test('a server that keeps failing is not asked for every file', async () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.svg`, 'fails']));
  served = { ...many, ...served };
  const { status, said } = await check([site], { 'sha256sums.txt': listOf({ ...many, 'build.json': '{}' }) });
  expect([status, said]).toEqual([1, expect.stringMatching(/\d+ not requested, because the server failed 6 times/)]);
  expect(requests).toBeLessThan(20);
});

test.each([
  ['no address', [], /Name one address/],
  ['an address without a scheme', ['www.example.org'], /needs an address such as https:\/\/www\.example\.org, found "www/],
  ['no build', ['https://www.example.org'], /has no sha256sums\.txt: run npm run build first/],
])('%s is an error, with what to do', async (_, args, message) => {
  expect(await check(args, {})).toMatchObject({ status: 2, said: expect.stringMatching(message) });
});

describe.each([
  ['a line', list.slice(0, list.lastIndexOf('\n', list.length - 2) + 1)],
  ['half a line', list.slice(0, -12)],
  ['the last line break', list.slice(0, -1)],
])('a list of checksums without its end (%s)', (_, cut) => {
  test('is refused if the site has it', async () => {
    served['sha256sums.txt'] = cut;
    const { status, errors } = await check([site, '--without-build']);
    const error = `^Error: ${site}/sha256sums\\.txt: the end of the list is missing: .*build\\.json.* Upload the whole file again\\.$`;
    expect([status, errors]).toEqual([1, [expect.stringMatching(error)]]);
    expect(requests).toBe(1);
  });

  test('is refused if the build has it', async () => {
    const { status, said } = await check([site], { ...build, 'sha256sums.txt': cut });
    expect([status, said]).toEqual([2, expect.stringMatching(/\/sha256sums\.txt: the end .* Run npm run build again\.$/m)]);
  });
});

test.each([
  ['nothing', undefined, /sha256sums\.txt: .*status 404/],
  ['a page', '<!DOCTYPE html>', /expected a list of files/],
])('without a build, %s in the place of the list is an error', async (_, text, message) => {
  if (text) served['sha256sums.txt'] = text;
  else delete served['sha256sums.txt'];
  expect(await check([site, '--without-build'])).toMatchObject({ status: 1, errors: [expect.stringMatching(message)] });
});
