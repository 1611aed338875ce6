import { readdirSync } from 'node:fs';
import { changelogFile } from '@/lib/changelog/changelogs';
import { locales } from '@/lib/i18n/locales';
import { alternateLanguages, metadataFor, notFoundMetadata, ogImagePath, pageMetadata } from '@/lib/metadata/metadata';
import { routeIds } from '@/lib/routing/routes';
import { siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const pages = locales.flatMap((locale) => routeIds.map((route) => [route, locale] as const));

/** The canonical address of a page. */
async function canonicalOf([route, locale]: (typeof pages)[number]) {
  return (await pageMetadata(route, locale)).alternates?.canonical;
}

test('the metadata of the roadmap has its title and canonical address', async () => {
  expect(await pageMetadata('roadmap', 'en')).toMatchObject({
    title: `${readMessages('en').pages.roadmap.title} | Jenkins`,
    alternates: { canonical: 'https://www.jenkins.io/project/roadmap/' },
  });
  expect(await pageMetadata('roadmap', 'fr-CA')).toMatchObject({
    title: `${readMessages('fr-CA').pages.roadmap.title} | Jenkins`,
    alternates: { canonical: 'https://www.jenkins.io/fr-CA/project/roadmap/' },
  });
});

test('the title of the start page contains the site’s name only once', async () => {
  expect(await pageMetadata('home', 'en')).toMatchObject({ title: readMessages('en').pages.home.title });
});

test('every page declares its translations, and English as the default', () => {
  expect(alternateLanguages('/project/roadmap/')).toMatchObject({
    en: 'https://www.jenkins.io/project/roadmap/',
    'es-ES': 'https://www.jenkins.io/es-ES/project/roadmap/',
    'fr-CA': 'https://www.jenkins.io/fr-CA/project/roadmap/',
    'x-default': 'https://www.jenkins.io/project/roadmap/',
  });
});

test('the page of a release more than a year old declares no translations', async () => {
  site.write(changelogFile('weekly'), '- { version: "2.1", date: 2016-04-27, changes: [] }');
  const languages = { en: 'https://www.jenkins.io/changelog/2.1/', 'x-default': 'https://www.jenkins.io/changelog/2.1/' };
  expect(alternateLanguages('/changelog/2.1/')).toEqual(languages);
  const { alternates, openGraph } = await metadataFor(
    { path: '/changelog/2.1/', previewOf: 'changelogWeekly', title: '2.1', description: 'What changed' },
    'en',
  );
  expect(alternates).toMatchObject({ languages });
  expect(openGraph).toMatchObject({ alternateLocale: [] });
});

describe.each(pages)('the metadata of the page "%s" in %s', (route, locale) => {
  test('has a title, a description, a canonical address and alternates', async () => {
    const { title, description, alternates } = await pageMetadata(route, locale);
    expect(title).toEqual(expect.stringMatching(/\S/));
    expect(description).toEqual(expect.stringMatching(/^.{50,}$/));
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...locales, 'x-default']);
    expect(alternates?.languages).toMatchObject({ [locale]: alternates?.canonical });
  });

  test('has an image and text for link previews', async () => {
    const { openGraph, twitter, description } = await pageMetadata(route, locale);
    const image = {
      url: expect.stringMatching(new RegExp(`^/og/${locale}/.+\\.png$`)),
      width: 1200,
      height: 630,
      alt: expect.stringMatching(/\S/),
    };
    expect(openGraph).toMatchObject({
      description,
      locale: locale.replace('-', '_'),
      images: [image],
      url: await canonicalOf([route, locale]),
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image', description, images: [image] });
  });
});

test.each(locales)('the text of the link previews in %s fits into the pictures', (locale) => {
  const { pages } = readMessages(locale);
  const titles = routeIds.map((route) => {
    const labels = pages[route];
    return 'documentTitle' in labels ? labels.documentTitle : labels.title;
  });
  // A title fits into four lines, and a word into one, at the font size in lib/metadata/preview-image.tsx.
  expect(titles.filter((title) => title.length > 56 || title.split(' ').some((word) => word.length > 16))).toEqual([]);
});

test('every drawing for link previews belongs to a page', () => {
  const drawn = readdirSync('content/link-previews').map((file) => file.replace('.svg', ''));
  expect(drawn.filter((name) => name !== 'default' && !routeIds.some((route) => route === name))).toEqual([]);
});

describe.each(locales)('no two pages in %s', (locale) => {
  test('have the same title or description, the not-found page included', async () => {
    const all = [...(await Promise.all(routeIds.map((route) => pageMetadata(route, locale)))), await notFoundMetadata(locale)];
    expect(new Set(all.map((page) => page.title)).size).toBe(all.length);
    expect(new Set(all.map((page) => page.description)).size).toBe(all.length);
  });
});

test('no two pages share an address', async () => {
  const addresses = await Promise.all(pages.map(canonicalOf));
  expect(new Set(addresses).size).toBe(pages.length);
});

test('the not-found page is not indexed', async () => {
  const metadata = await notFoundMetadata('en');
  expect(metadata).toMatchObject({ title: `${readMessages('en').pages.notFound.title} | Jenkins`, robots: { index: false } });
  expect(metadata.alternates).toBeUndefined();
});

test('canonical addresses follow the origin in the site’s settings', async () => {
  site.write(siteFile, 'property: https://beta.example.org\ngithubRepo: ""\ncopyrightYear: 2025\n');
  expect(await pageMetadata('roadmap', 'es-ES')).toMatchObject({
    metadataBase: new URL('https://beta.example.org'),
    alternates: {
      canonical: 'https://beta.example.org/es-ES/project/roadmap/',
      languages: { 'x-default': 'https://beta.example.org/project/roadmap/' },
    },
  });
});

test.each([
  ['/', 'en', '/og/en/home.png'],
  ['/project/roadmap/', 'fr-CA', '/og/fr-CA/project/roadmap.png'],
] as const)('the link preview picture of %s in %s is %s', (path, locale, picture) => {
  expect(ogImagePath(path, locale)).toBe(picture);
});
