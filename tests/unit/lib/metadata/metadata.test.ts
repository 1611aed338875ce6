import { readdirSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';
import { routeIds } from '@/lib/routing/routes';
import { siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

test.each(locales)('the text of the link previews in %s fits into the pictures', (locale) => {
  const { pages } = readMessages(locale);
  const titles = routeIds.map((route) => {
    const labels = pages[route];
    return 'documentTitle' in labels ? labels.documentTitle : labels.title;
  });
  // Four lines at the font size in lib/metadata/preview-image.tsx, which is smaller for long words.
  expect(titles.filter((title) => title.length > 56)).toEqual([]);
});

test('every drawing for link previews belongs to a page', () => {
  const drawn = readdirSync('content/link-previews').map((file) => file.replace('.svg', ''));
  expect(drawn.filter((name) => name !== 'default' && !routeIds.some((route) => route === name))).toEqual([]);
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
