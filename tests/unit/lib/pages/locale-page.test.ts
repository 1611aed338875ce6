import type { Metadata } from 'next';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { localePage, metadataOf } from '@/lib/pages/locale-page';
import { routeIds, routeSource, routes } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

interface PageFile {
  generateMetadata: (props: { params: Promise<{ locale?: Locale }> }) => Promise<Metadata>;
}

interface LocaleFile extends PageFile {
  generateStaticParams: () => { locale: string }[];
}

const { property } = loadSite();

describe.each(routeIds)('the page "%s"', (id) => {
  const source = routeSource(id);

  test('is built in English, with its own address', async () => {
    const file: PageFile = await import(`@/${source}`);
    const metadata = await file.generateMetadata({ params: Promise.resolve({}) });
    expect(metadata.openGraph).toMatchObject({ url: property + routes[id].path });
  });

  test('is built in every prefixed locale, with its own text and address', async () => {
    const file: LocaleFile = await import(`@/${source.replace('(en)', '[locale]/(site)')}`);
    expect(file.generateStaticParams()).toEqual(prefixedLocales.map((locale) => ({ locale })));

    for (const locale of prefixedLocales) {
      const metadata = await file.generateMetadata({ params: Promise.resolve({ locale }) });
      const url = property + localPath(routes[id].path, locale);
      expect(metadata.openGraph).toMatchObject({ url, locale: locale.replace('-', '_') });
      expect(metadata.alternates).toMatchObject({ canonical: url });
    }
  });
});

test('a page with parameters is built for each of them in every locale', () => {
  const { generateStaticParams } = localePage({
    default: () => null,
    generateMetadata: metadataOf('roadmap'),
    generateStaticParams: () => [{ year: '2024' }, { year: '2025' }],
  });
  expect(generateStaticParams()).toEqual(
    prefixedLocales.flatMap((locale) => [
      { locale, year: '2024' },
      { locale, year: '2025' },
    ]),
  );
});

test('a prefix that is not a locale is rejected', async () => {
  const { generateMetadata } = localePage({ default: () => null, generateMetadata: metadataOf('roadmap') });
  await expect(generateMetadata({ params: Promise.resolve({ locale: 'de' }) })).rejects.toThrow('invalid locale "de"');
});
