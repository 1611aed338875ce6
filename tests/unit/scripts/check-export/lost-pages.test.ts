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
  answer = { status: 200, text: files.map((file) => checksumLine(file, file)).join('') };
}

test('pages that are published, but not in the build, are named with their addresses', async () => {
  publish('index.html', 'icons.svg', release('2.541.1'), release('2.541.2'), 'fr-CA/books/index.html');
  const { problems } = await findLostPages(site, ['index.html', release('2.541.2'), 'books/index.html']);
  expect(problems).toEqual([`${site}${list}2.541.1/ would be lost`, `${site}/fr-CA/books/ would be lost`]);
});

test('a translated page of an old release may go, because servers redirect it to English, but not the list', async () => {
  publish(`fr-CA/${release('2.541.1')}`, `fr-CA${list}index.html`);
  const { problems } = await findLostPages(site, [release('2.541.1'), `${list.slice(1)}index.html`]);
  expect(problems).toEqual([`${site}/fr-CA${list} would be lost`]);
});

test.each([
  ['there is no list of files', 404, '', /responded with status 404/],
  ['there is something else', 200, '<!DOCTYPE html>', /is not a list of files/],
])('nothing is compared, which is said, if %s', async (_, status, text, note) => {
  answer = { status, text };
  expect(await findLostPages(site, [])).toEqual({ problems: [], note: expect.stringMatching(note) });
});

test('a server that fails is a problem, with the way around', async () => {
  answer = { status: 500, text: '' };
  const { problems } = await findLostPages(site, []);
  expect(problems).toEqual([expect.stringMatching(/responded with status 500.*leave out --against$/)]);
});

test('an address that is none is a problem', async () => {
  const { problems } = await findLostPages('www.example.org', []);
  expect(problems).toEqual([expect.stringContaining('--against needs an address such as https://www.example.org')]);
});
