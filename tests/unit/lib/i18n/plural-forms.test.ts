import { pluralForms } from '@/lib/i18n/plural-forms';

describe('a text in every plural form', () => {
  it.each([
    ['en', { one: 1, other: 0 }],
    ['fr-CA', { one: 0, many: 1_000_000, other: 2 }],
    ['es-ES', { one: 1, many: 1_000_000, other: 0 }],
  ] as const)('has all that %s knows', (locale, forms) => {
    expect(pluralForms(locale, String)).toEqual(
      Object.fromEntries(Object.entries(forms).map(([form, count]) => [form, String(count)])),
    );
  });
});
