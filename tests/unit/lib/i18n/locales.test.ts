import { assertLocale, InvalidLocaleError, isLocale, locales, prefixedLocales } from '@/lib/i18n/locales';

const notLocales = ['fr', 'en-US', 'EN', 'fr-ca', 'es_ES', '', ' en', 'de', undefined, null, 0, {}, ['en']];

test('the site is in English, Spanish and French, in this order', () => {
  expect(locales.slice(0, 3)).toEqual(['en', 'es-ES', 'fr-CA']);
});

test('English is at the root, the other locales are below their prefixes', () => {
  expect(prefixedLocales).toEqual(locales.slice(1));
});

test.each([...locales])('%s is a locale of the site', (locale) => {
  expect(isLocale(locale)).toBe(true);
  expect(assertLocale(locale)).toBe(locale);
});

test.each(notLocales)('%j is not a locale of the site', (value) => {
  expect(isLocale(value)).toBe(false);
  expect(() => assertLocale(value)).toThrow(InvalidLocaleError);
});

test('the error about an unknown locale names it and the available locales', () => {
  const error = new InvalidLocaleError('de');
  expect(error).toMatchObject({
    name: 'InvalidLocaleError',
    message: `invalid locale "de": expected one of ${locales.join(', ')}`,
  });
});
