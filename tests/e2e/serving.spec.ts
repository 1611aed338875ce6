import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { loadChangelog } from '@/lib/content/changelogs';
import type { ReleaseLine } from '@/lib/content/downloads';
import { loadHandoffs } from '@/lib/content/links';
import { loadSite } from '@/lib/content/site';
import { locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { routeIds, routes } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { missingPages, sitePages } from './support/pages';

const { property } = loadSite();

/** Asks for an address without following where it leads. */
function ask(request: APIRequestContext, address: string) {
  return request.get(address, { maxRedirects: 0 });
}

/** The pages of a line's releases, and of the years that have any. */
function releasePages(line: ReleaseLine, changelog: string): string[] {
  const releases = loadChangelog(line);
  const years = new Set(releases.flatMap(({ date }) => date?.slice(0, 4) ?? []));
  return [...releases.map(({ version }) => `${changelog}/${version}/`), ...[...years].map((year) => `${changelog}-old/${year}/`)];
}

/** The width and height that a PNG file says it has. */
function pngSize(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test.describe('addresses', () => {
  test('an address without its slash leads to the one with it, and keeps its query', async ({ request }) => {
    for (const address of ['/project/roadmap', '/fr-CA', '/es-ES/project/roadmap', '/blog']) {
      const response = await ask(request, `${address}?label=tools`);
      expect(response.status(), address).toBe(308);
      expect(response.headers().location).toBe(`${address}/?label=tools`);
    }
  });

  for (const { locale, path } of missingPages) {
    test(`an address that leads nowhere answers 404 in ${locale}`, async ({ request }) => {
      for (const address of [path, path.slice(0, -1), `${path}deep/down`, localPath('/picture.png', locale)]) {
        const response = await ask(request, address);
        expect(response.status(), address).toBe(404);
        expect(response.headers()['content-type']).toContain('text/html');
        expect(await response.text()).toContain(`<html lang="${locale}"`);
      }
    });
  }

  test('files that are not part of the site are not served', async ({ request }) => {
    for (const address of ['/_headers', '/_redirects', '/%5fheaders', '/.env', '/..%2fpackage.json', '/_not-found/']) {
      expect((await ask(request, address)).status(), address).toBe(404);
    }
  });

  test('the short address of the code of conduct leads to it, in every language', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(localPath('/conduct/', locale), { waitUntil: 'commit' });
      await expect(page).toHaveURL(localPath(routes.conduct.path, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(readMessages(locale).pages.conduct.title);
    }
  });

  test('a page of the main Jenkins website is a small page that leads there', async ({ request, page }) => {
    const html = await (await ask(request, '/blog/')).text();
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=https://www.jenkins.io/blog/">');
    expect(html).toContain('<link rel="canonical" href="https://www.jenkins.io/blog/">');

    await page.route('https://www.jenkins.io/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The blog' }));
    await page.goto('/blog/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('https://www.jenkins.io/blog/');
    await expect(page.getByText('The blog')).toBeVisible();
  });

  test('that small page says in every language where the visitor is being taken, and why', async ({ page }) => {
    const { host } = loadHandoffs();
    // With an answer that has no content, the browser stays where it is.
    await page.route(`${host}/**`, (route) => route.fulfill({ status: 204 }));
    const leaving = page.waitForRequest(`${host}/security/`);
    await page.goto('/security/', { waitUntil: 'commit' });
    await leaving;
    for (const locale of locales) {
      const { where, why, link } = readMessages(locale).handoff;
      const section = page.locator(`section[lang="${locale}"]`);
      await expect(section).toContainText(where.replace('{address}', `${host}/security/`));
      await expect(section).toContainText(why.replace('{host}', new URL(host).host));
      const words = link.replace('{address}', `${host}/security/`);
      await expect(section.getByRole('link', { name: words })).toHaveAttribute('href', `${host}/security/`);
    }
  });

  test('whatever lies below such an address leads to the same place there', async ({ request }) => {
    const response = await ask(request, '/blog/2030/01/01/news/?page=2');
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('https://www.jenkins.io/blog/2030/01/01/news/?page=2');
  });
});

test.describe('headers', () => {
  test('pages and data travel compressed', async ({ request }) => {
    for (const address of ['/', '/project/roadmap/', '/fr-CA/', '/icons.svg', '/data/roadmap/roadmap.yml', '/no-such-page/']) {
      const response = await request.get(address, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers()['content-encoding'], address).toBe('gzip');
      expect(response.headers().vary, address).toContain('Accept-Encoding');
    }
  });

  test('scripts and styles may be kept for ever, pages are asked for anew', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    }
    for (const address of ['/', '/project/roadmap/', '/fr-CA/', '/sitemap.xml']) {
      expect((await request.get(address)).headers()['cache-control'], address).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('a page that has not changed is not sent again', async ({ request }) => {
    const { etag = '' } = (await request.get('/')).headers();
    expect(etag).not.toBe('');
    expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  });

  test('every answer carries the security headers', async ({ request }) => {
    for (const address of [
      '/',
      '/fr-CA/project/roadmap/',
      '/no-such-page/',
      '/icons.svg',
      '/data/roadmap/roadmap.yml',
      '/blog/',
    ]) {
      const headers = (await ask(request, address)).headers();
      expect(headers, address).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{8}/);
      expect(headers['permissions-policy'], address).toContain('camera=()');
      expect(headers['x-powered-by'], address).toBeUndefined();
    }
  });

  test('every page has a policy that allows no inline script but its own', async ({ request }) => {
    for (const { path } of [...sitePages, ...missingPages, { path: '/blog/' }]) {
      const html = await (await request.get(path, { maxRedirects: 0 })).text();
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')*;/);
      expect(policy, path).toContain("style-src 'self';");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).not.toContain('unsafe');
    }
  });
});

test.describe('files for machines', () => {
  test('the sitemap lists every page in every language, with its translations', async ({ request }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
      url: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1],
      translations: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    }));

    // The registry's pages, and one for each release and each year of the changelogs.
    const english = [
      ...routeIds.map((id) => routes[id].path),
      ...releasePages('weekly', '/changelog'),
      ...releasePages('stable', '/changelog-stable'),
    ];
    const everywhere = english.flatMap((path) => locales.map((locale) => property + localPath(path, locale)));
    expect(entries.map(({ url }) => url).sort()).toEqual(everywhere.sort());
    for (const path of english) {
      expect(entries.find(({ url }) => url === property + path)?.translations, path).toEqual([
        ...locales.map((locale) => [locale, property + localPath(path, locale)]),
        ['x-default', property + path],
      ]);
    }
  });

  test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toMatch(/^User-Agent: \*$/m);
    expect(text).toMatch(/^Allow: \/$/m);
    expect(text).not.toContain('Disallow');
    expect(text).toContain(`Sitemap: ${property}/sitemap.xml`);
  });

  test('the manifest names the site, and its icons are as large as it says', async ({ request }) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Jenkins', start_url: '/' });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      const { width, height } = pngSize(await icon.body());
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('the icons that a page names are there', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const icons = [...html.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)].flatMap(([, , href]) => href ?? []);
    expect(icons).toHaveLength(2);
    for (const icon of icons) expect((await request.get(icon)).headers()['content-type'], icon).toContain('image/');
    const sprite = await (await request.get('/icons.svg')).text();
    const used = [...html.matchAll(/href="\/icons\.svg#([^"]+)"/g)].flatMap(([, name]) => name ?? []);
    for (const name of new Set(used)) expect(sprite, `the icon ${name}`).toContain(`id="${name}"`);
  });

  test('the picture for link previews is a PNG of 1200 by 630 pixels, for every page', async ({ request }) => {
    for (const { path } of sitePages) {
      const html = await (await request.get(path)).text();
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(image, path).toContain(`${property}/og/`);
      const response = await request.get(new URL(image).pathname);
      expect(response.headers()['content-type'], path).toBe('image/png');
      expect(pngSize(await response.body()), path).toEqual({ width: 1200, height: 630 });
    }
  });
});

test.describe('the server', () => {
  const servers: ChildProcess[] = [];

  function serve(port: string) {
    const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: port } });
    servers.push(server);
    const said = { output: '', errors: '' };
    server.stdout.on('data', (data) => {
      said.output += data;
    });
    server.stderr.on('data', (data) => {
      said.errors += data;
    });
    return { server, said };
  }

  /** Starts a server on a port that is free. */
  async function serveAnywhere() {
    const started = serve('0');
    const port = () => /http:\/\/localhost:(\d+)/.exec(started.said.output)?.[1];
    await expect.poll(port).toBeDefined();
    return { ...started, port: port() ?? '' };
  }

  test.afterEach(() => {
    for (const server of servers.splice(0)) server.kill();
  });

  test('says so and gives up when its port is taken', async () => {
    const { port } = await serveAnywhere();
    const { server, said } = serve(port);
    const [status] = await once(server, 'close');
    expect(status).toBeGreaterThan(0);
    expect(said.errors).toContain(`Port ${port} is taken`);
    expect(said.errors, 'a sentence, not a stack').not.toContain('    at ');
  });

  test('says so and gives up when its port is not one', async () => {
    const { server, said } = serve('many');
    const [status] = await once(server, 'close');
    expect(status).toBeGreaterThan(0);
    expect(said.errors).toContain('PORT must be a whole number');
  });

  test('goes on after requests that make no sense', async ({ request }) => {
    const { port } = await serveAnywhere();
    for (const target of ['//', 'http://[', '/%', '/a%00b']) {
      const socket = connect(Number(port), 'localhost');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer), target).toMatch(/^HTTP\/1\.1 40[04] /);
    }
    expect((await request.get(`http://localhost:${port}/`)).status()).toBe(200);
  });

  test('ends quietly when it is told to', async () => {
    const { server, said } = await serveAnywhere();
    server.kill('SIGTERM');
    const [status] = await once(server, 'close');
    expect(status).toBe(0);
    expect(said.errors).toBe('');
  });
});
