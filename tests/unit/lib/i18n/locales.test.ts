import { assertLocale, InvalidLocaleError, isLocale, locales, prefixedLocales } from '@/lib/i18n/locales';

const notLocales = ['fr', 'en-US', 'EN', 'fr-ca', 'es_ES', '', ' en', 'de', undefined, null, 0, {}, ['en']];

test('the site speaks English, Spanish and French, in this order', () => {
  expect(locales).toEqual(['en', 'es-ES', 'fr-CA']);
});

test('English lives at the root, the other locales below their prefix', () => {
  expect(prefixedLocales).toEqual(['es-ES', 'fr-CA']);
});

test.each([...locales])('%s is accepted as it is', (locale) => {
  expect(isLocale(locale)).toBe(true);
  expect(assertLocale(locale)).toBe(locale);
});

test.each(notLocales)('%j is not a locale of the site', (value) => {
  expect(isLocale(value)).toBe(false);
  expect(() => assertLocale(value)).toThrow(InvalidLocaleError);
});

test('the error says what was asked for and what can be had', () => {
  const error = new InvalidLocaleError('de');
  expect(error).toMatchObject({
    name: 'InvalidLocaleError',
    requested: 'de',
    message: 'invalid locale "de": expected one of en, es-ES, fr-CA',
  });
});
