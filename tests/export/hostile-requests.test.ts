import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectAnswer } from './support/expect-answer';
import { askRaw } from './support/raw-requests';
import { makeSite, requestTable } from './support/request-table';
import { serveAnywhere, stopServers } from './support/server';

// A server takes its time to start on a machine that is busy.
jest.setTimeout(30_000);

let folder = '';
let port = 0;

beforeAll(async () => {
  folder = makeSite();
  ({ port } = await serveAnywhere({ EXPORT_FOLDER: folder }));
});
afterAll(async () => {
  await stopServers();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test.each(requestTable)('$method $target $headers is answered with $status and what belongs to it', (row) =>
  expectAnswer(port, row),
);

test('a method that the site does not know is told which it does', async () => {
  expect((await askRaw(port, 'PUT', '/')).headers.allow).toBe('GET, HEAD');
});

test('a folder without its slash never leads to another host', async () => {
  const { headers } = await askRaw(port, 'GET', '//fr-CA');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
});

test('a file that is taken away while the server runs is missing from then on, also the page that says so', async () => {
  for (const file of ['file.txt', '404.html']) rmSync(join(folder, file));
  const { status, body } = await askRaw(port, 'GET', '/file.txt');
  expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not found')]);
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
});
