import { localeName, shortLocaleName } from '@/lib/i18n/locale-names';

test.each([
  ['en', 'English', 'EN'],
  ['es-ES', 'Español (España)', 'ES'],
  ['fr-CA', 'Français (Canada)', 'FR'],
] as const)('%s is named in its own language: %s, and in short %s', (locale, name, short) => {
  expect(localeName(locale)).toBe(name);
  expect(shortLocaleName(locale)).toBe(short);
});
