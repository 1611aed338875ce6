import { feedPaths, releasePath } from '@/lib/changelog/changelog-pages';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { licensesPath, publishedFiles } from '@/lib/published/published-files';
import { securityTxtPath } from '@/lib/published/security-txt';
import { loadExternalRedirects } from '@/lib/site/links';
import { buildFilePath } from '@/scripts/build/build-file';
import { exportFiles } from '@/scripts/shared/export-files';
import { externalRedirectPages } from '@/tests/support/external-redirects';
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
function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + address, { headers, redirect: 'manual' });
}

const roadmap = pagePath('roadmap');
const [dataFile = ''] = publishedFiles().map(({ url }) => url);
const [version = ''] = loadChangelog('weekly').map((release) => release.version);
const { host } = loadExternalRedirects();
const [redirected = ''] = externalRedirectPages();
const missing = missingPages[0]?.path ?? '';

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

  test.each([roadmap, localPath('/', 'fr-CA'), pagePath('roadmap', 'es-ES'), releasePath('weekly', version), redirected])(
    'without a trailing slash is redirected to the address with one, keeping the query: %s',
    async (address) => {
      const response = await ask(`${address.slice(0, -1)}?label=tools`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`${address}?label=tools`);
    },
  );

  test.each(missingPages)('for an address that doesn’t exist returns 404, in $locale', async ({ locale, path }) => {
    for (const address of [path, path.slice(0, -1), `${path}deep/down`, localPath('/picture.png', locale)]) {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe(finishedFile(localPath('/404.html', locale)));
    }
  });

  test.each(['/_headers', '/_redirects', '/%5fheaders', '/.env', '/..%2fpackage.json', '/_not-found/'])(
    'for a file that is not part of the site returns 404: %s',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  test('for a page of the main Jenkins website is redirected to the same path there', async () => {
    const response = await ask(`${redirected}2030/01/01/news/?page=2`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${host}${redirected}2030/01/01/news/?page=2`);
  });
});

describe('a response of the server', () => {
  test.each(['/', roadmap, localPath('/', 'fr-CA'), '/icons.svg', dataFile, missing])('is compressed: %s', async (address) => {
    const { headers } = await ask(address, { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  test('is cached forever if it is a script or a style sheet, and revalidated if it is a page', async () => {
    const files = ['.js', '.css'].map((ending) => exportFiles(ending).find((file) => file.startsWith('_next/static/')));
    for (const file of files.map((name) => `/${name}`)) {
      const { status, headers } = await ask(file);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
    for (const address of ['/', roadmap, localPath('/', 'fr-CA'), '/sitemap.xml']) {
      const { headers } = await ask(address);
      expect([address, headers.get('cache-control')]).toEqual([address, 'public, max-age=0, must-revalidate']);
    }
  });

  test('is never cached if it says which build is deployed', async () => {
    const { status, headers } = await ask(buildFilePath);
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-store',
      expect.stringMatching(/^application\/json/),
    ]);
  });

  test('is 304 Not Modified when the browser already has it', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await ask('/', { 'if-none-match': tag, 'cache-control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test.each(['/', pagePath('roadmap', 'fr-CA'), missing, '/icons.svg', dataFile, redirected, roadmap.slice(0, -1)])(
    'has the security headers: %s',
    async (address) => {
      const headers = Object.fromEntries((await ask(address)).headers);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('can be read by scripts of other sites only if it is open data', async () => {
    expect((await ask(dataFile)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    [dataFile, /yaml/],
    ['/sitemap.xml', /xml/],
    ['/robots.txt', /^text\/plain/],
    [securityTxtPath, /^text\/plain; charset=utf-8$/i],
    [licensesPath, /^text\/plain; charset=utf-8$/i],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/brand/icon-192.png', /^image\/png/],
    ['/icons.svg', /^image\/svg\+xml/],
    [feedPaths('weekly').rss, /xml/],
    [feedPaths('stable').atom, /xml/],
  ])('has the right Content-Type: %s', async (address, type) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
  });
});
