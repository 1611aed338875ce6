import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectAnswer } from './support/expect-answer';
import { askRaw } from './support/raw-requests';
import { makeSite, requestTable } from './support/request-table';
import { serveAnywhere, stopServers } from './support/server';

// A server may start slowly on a busy machine.
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

test.each(requestTable)(
  'the site’s server responds to $method $target $headers with $status, and with the expected body and headers',
  (row) => expectAnswer(port, row),
);

test('the response to an unsupported method lists the supported ones', async () => {
  expect((await askRaw(port, 'PUT', '/')).headers.allow).toBe('GET, HEAD');
});

test('the redirect that adds a trailing slash never leads to another host', async () => {
  const { headers } = await askRaw(port, 'GET', '//fr-CA');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
});

test('a file deleted while the server runs returns 404, even if the 404 page is deleted too', async () => {
  for (const file of ['file.txt', '404.html']) rmSync(join(folder, file));
  const { status, body } = await askRaw(port, 'GET', '/file.txt');
  expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not found')]);
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
});
