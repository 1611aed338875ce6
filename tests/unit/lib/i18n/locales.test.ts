import { assertLocale, InvalidLocaleError, isLocale, locales, prefixedLocales } from '@/lib/i18n/locales';

const notLocales = ['fr', 'fr-ca', '', ' en', undefined, ['en']];

test('English is at the root, the other locales are below their prefixes', () => {
  expect(prefixedLocales).toEqual(locales.slice(1));
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
