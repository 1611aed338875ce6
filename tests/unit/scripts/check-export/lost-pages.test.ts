import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { findLostPages } from '@/scripts/check-export/lost-pages';
import { checksumLine } from '@/scripts/shared/checksums';

const { list } = changelogFolders.stable;
const release = (version: string) => `${list.slice(1)}${version}/index.html`;

let server: Server;
let site = '';
/** The response for the list of files. */
let answer = { status: 200, text: '' };

beforeEach(async () => {
  server = createServer(({ url }, response) => {
    const isList = url === '/site/sha256sums.txt';
    response.writeHead(isList ? answer.status : 404).end(isList ? answer.text : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}/site`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function publish(...files: string[]) {
  answer = { status: 200, text: [...files, 'build.json'].map((file) => checksumLine(file, file)).join('') };
}

test('pages that are published, but not in the build, are named with their addresses', async () => {
  publish('index.html', 'icons.svg', release('2.541.1'), release('2.541.2'), 'fr-CA/books/index.html');
  const problems = await findLostPages(site, ['index.html', release('2.541.2'), 'books/index.html']);
  expect(problems).toEqual([`${site}${list}2.541.1/ would be lost`, `${site}/fr-CA/books/ would be lost`]);
});

test('a translated page of an old release may go, because servers redirect it to English, but not the list', async () => {
  publish(`fr-CA/${release('2.541.1')}`, `fr-CA${list}index.html`);
  const problems = await findLostPages(site, [release('2.541.1'), `${list.slice(1)}index.html`]);
  expect(problems).toEqual([`${site}/fr-CA${list} would be lost`]);
});

test.each([
  ['no list of files', 404, '', /responded with status 404/],
  ['something else', 200, '<!DOCTYPE html>', /expected a list of files/],
  ['a list without its end', 200, checksumLine('index.html', ''), /the end of the list is missing/],
  ['a server that fails', 500, '', /responded with status 500/],
])('%s is a problem, with the way around', async (_, status, text, problem) => {
  answer = { status, text };
  const [found, ...others] = await findLostPages(site, ['index.html']);
  expect(others).toEqual([]);
  expect(found).toMatch(`${site}/sha256sums.txt: `);
  expect(found).toMatch(problem);
  expect(found).toMatch(/To publish without comparing, such as for the first time, leave out --against\.$/);
});

test('an address that is none is a problem', async () => {
  const problems = await findLostPages('www.example.org', []);
  expect(problems).toEqual([expect.stringContaining('--against needs an address such as https://www.example.org')]);
});
