import { readFileSync } from 'node:fs';
import * as openData from '@/app/data/[...file]/route';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { changelogPaths, pageLocales } from '@/lib/changelog/changelog-pages';
import { iconNames } from '@/lib/icons/icon-names';
import { iconSprite } from '@/lib/icons/icon-sprite';
import { findIcon } from '@/lib/icons/icons';
import { jenkinsMark } from '@/lib/icons/jenkins-mark';
import { routeIds, routes } from '@/lib/routing/routes';
import { publicAddress } from '@/lib/site/stage';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

describe('the sitemap', () => {
  test('has every page in every language once', () => {
    const addresses = sitemap().map((entry) => entry.url);
    const paths = [...routeIds.map((id): string => routes[id].path), ...changelogPaths()];
    expect(addresses).toEqual(paths.flatMap((path) => pageLocales(path).map((locale) => publicAddress(path, locale))));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(changelogPaths().length).toBeGreaterThan(10);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://www.jenkins.io/',
        'https://www.jenkins.io/fr-CA/',
        'https://www.jenkins.io/es-ES/project/roadmap/',
      ]),
    );
  });

  test('names the other languages of each page', () => {
    const roadmap = sitemap().find((entry) => entry.url === 'https://www.jenkins.io/fr-CA/project/roadmap/');
    expect(roadmap?.alternates?.languages).toMatchObject({
      'es-ES': 'https://www.jenkins.io/es-ES/project/roadmap/',
      'x-default': 'https://www.jenkins.io/project/roadmap/',
    });
  });
});

test('robots.txt lets crawlers read everything and says where the sitemap is', () => {
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: 'https://www.jenkins.io/sitemap.xml' });
});

test('the web app manifest has the site’s name and icons', async () => {
  const { name, start_url, icons = [] } = await manifest();
  expect([name, start_url]).toEqual(['Jenkins', '/']);
  expect(icons.map((icon) => icon.src)).toEqual(expect.arrayContaining(['/brand/icon-192.png', '/brand/icon-512.png']));
});

describe('open data', () => {
  const get = (...file: string[]) => openData.GET(new Request('https://www.jenkins.io/'), { params: Promise.resolve({ file }) });

  test('is identical to its content file', async () => {
    const response = await get('roadmap', 'roadmap.yml');
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(await response.text()).toBe(readFileSync('content/roadmap/roadmap.yml', 'utf8'));
  });

  test('includes no other content files', async () => {
    expect((await get('site.yml')).status).toBe(404);
    expect((await get('..', 'package.json')).status).toBe(404);
  });
});

describe('the icon sprite', () => {
  test('has every icon that a page may use', () => {
    const sprite = iconSprite();
    for (const name of iconNames) expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="[^"]+"><`));
  });

  test('fails to build with an icon that does not exist', () => {
    expect(() => findIcon('tabler', 'no-such-icon')).toThrow('has no icon called "no-such-icon"');
  });
});

test('the Jenkins logo shows the butler without the wordmark', () => {
  const whole = findIcon('logos', 'jenkins').body;
  const mark = jenkinsMark();
  expect(mark).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><.*<\/svg>$/s);
  expect(mark.match(/<path/g)?.length).toBe((whole.match(/<path/g)?.length ?? 0) - 1);
});
