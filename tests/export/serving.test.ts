import { readFileSync } from 'node:fs';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { missingPages, pagePath } from '@/tests/support/pages';
import { finishedFile } from './support/finished-page';
import { serveAnywhere, stopServers } from './support/server';

// A server may start slowly on a busy machine.
jest.setTimeout(30_000);
let origin = '';
beforeAll(async () => {
  ({ origin } = await serveAnywhere());
});
afterAll(stopServers);

/** Requests an address without following redirects. */
function ask(address: string): Promise<Response> {
  return fetch(origin + address, { redirect: 'manual' });
}

const roadmap = pagePath('roadmap');
const [version = ''] = loadChangelog('weekly').map((release) => release.version);

describe('a request to the server', () => {
  test('returns the page at its address, even if the path contains the dots of a version', async () => {
    for (const address of ['/', roadmap, ...locales.map((locale) => localPath(releasePath('weekly', version), locale))]) {
      const response = await ask(address);
      expect([address, response.status, response.headers.get('content-type')]).toEqual([
        address,
        200,
        expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      ]);
      expect(await response.text()).toBe(finishedFile(address));
    }
  });

  test.each(missingPages)('for an address that doesn’t exist returns 404, in $locale', async ({ locale, path }) => {
    for (const address of [path, path.slice(0, -1), `${path}deep/down`, localPath('/picture.png', locale)]) {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe(finishedFile(localPath('/404.html', locale)));
    }
  });
});

test('the scripts and styles that the documented check of a server requests exist', async () => {
  const [, pattern = ''] = /grep -oE '([^']+)'/.exec(readFileSync('docs/how-to/something-is-broken.md', 'utf8')) ?? [];
  const files = new Set([...finishedFile('/').matchAll(new RegExp(pattern, 'g'))].map(([file]) => file));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200]);
});

test.each(['/conduct', '/plugins', '/issues', '/license', '/issue', '/pull', '/debian', '/node'])(
  'the short address %s of the main website leads somewhere',
  async (address) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get('location')]).toEqual([308, `${address}/`]);
    expect(finishedFile(`${address}/`)).toMatch(/<meta http-equiv="refresh" content="0; url=(?!\/?"|[^"]*404)/);
  },
);

test('the icon is where programs ask for it without reading a page', async () => {
  const { status, headers } = await ask('/favicon.ico');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)/)]);
});
