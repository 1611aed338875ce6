import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metadata } from 'next';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { localePage } from '@/lib/pages/locale-page';
import { type RouteId, routeIds, routes } from '@/lib/routing/routes';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const folder = 'app/[locale]/(site)';

/** The file that renders a page below a prefix. */
const fileOf = (id: RouteId) => join(folder, routes[id].path, 'page.tsx');

interface LocaleFile {
  generateStaticParams: () => { locale: string }[];
  generateMetadata: (props: { params: Promise<{ locale: string }> }) => Promise<Metadata>;
}

test.each(routeIds)(
  'the page "%s" is built in every locale that lives below a prefix, with its own words and address',
  async (id) => {
    const file: LocaleFile = await import(`@/${fileOf(id)}`);
    expect(file.generateStaticParams()).toEqual(prefixedLocales.map((locale) => ({ locale })));

    const locale: Locale = 'fr-CA';
    const metadata = await file.generateMetadata({ params: Promise.resolve({ locale }) });
    expect(metadata.openGraph).toMatchObject({ url: `https://www.jenkins.io${localPath(routes[id].path, locale)}` });
    expect(metadata.alternates).toMatchObject({ canonical: `https://www.jenkins.io${localPath(routes[id].path, locale)}` });
  },
);

test('no page is below a prefix that English visitors do not have', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.name === 'page.tsx');
  const addresses = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  // The pages of single releases and of years are the changelog's: tests/unit/components/changelog/changelog-pages.test.tsx.
  expect(addresses.filter((file) => !file.endsWith(']/page.tsx'))).toEqual(routeIds.map(fileOf).sort());
  for (const id of routeIds) expect(existsSync(dirname(routes[id].source))).toBe(true);
});

test('a prefix that is no locale is refused', async () => {
  const { generateMetadata } = localePage('roadmap', () => null);
  await expect(generateMetadata({ params: Promise.resolve({ locale: 'de' }) })).rejects.toThrow('invalid locale "de"');
});
