import { generateMetadata, generateStaticParams } from '@/app/[locale]/(site)/[[...route]]/page';
import { prefixedLocales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { pageModules } from '@/lib/site/page-modules';
import { routeIds, routes } from '@/lib/site/routes';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/server-translations'));

test('every page is built in every locale that lives below a prefix, and in no other', () => {
  const addresses = generateStaticParams().map(({ locale, route }) => `/${[locale, ...route].join('/')}/`);
  const wanted = prefixedLocales.flatMap((locale) => routeIds.map((id) => localPath(routes[id].path, locale)));
  expect(addresses.sort()).toEqual(wanted.sort());
});

test.each(routeIds)('the page "%s" below a prefix is the one that English visitors see', async (id) => {
  const { default: page } = await pageModules[id]();
  const english: { default: unknown } = await import(`@/${routes[id].source}`);
  expect(page).toBe(english.default);
});

test('an address below a prefix is the page with that address', async () => {
  const params = Promise.resolve({ locale: 'fr-CA', route: ['project', 'roadmap'] });
  expect(await generateMetadata({ params })).toMatchObject({ title: 'Feuille de route | Jenkins' });
  expect(await generateMetadata({ params: Promise.resolve({ locale: 'es-ES' }) })).toMatchObject({
    alternates: { canonical: 'https://www.jenkins.io/es-ES/' },
  });
});

test('an address that is no page is not found', async () => {
  const params = Promise.resolve({ locale: 'fr-CA', route: ['nowhere'] });
  await expect(generateMetadata({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('a prefix that is no locale is refused', async () => {
  const params = Promise.resolve({ locale: 'de', route: [] });
  await expect(generateMetadata({ params })).rejects.toThrow('invalid locale "de"');
});
