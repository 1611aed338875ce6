import { localeName } from '@/lib/i18n/locale-names';

test.each([
  ['en', 'English'],
  ['es-ES', 'Español (España)'],
  ['fr-CA', 'Français (Canada)'],
] as const)('%s is named in its own language: %s', (locale, name) => {
  expect(localeName(locale)).toBe(name);
});
