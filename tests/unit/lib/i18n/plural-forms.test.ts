import { createTranslator } from 'next-intl';
import { pluralLabel } from '@/components/ui/plural-label';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';

describe('the plural forms of a message, as sent to the browser', () => {
  it.each([
    ['fr-CA', ['one', 'many', 'other']],
    ['ja', ['other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ] as const)('are complete in %s, with a placeholder for the number', (locale, forms) => {
    const written = pluralForms(locale, (count) => `${count.toLocaleString(locale)} of 10`);
    expect(written).toEqual({ locale, forms: Object.fromEntries(forms.map((form) => [form, '{number} of 10'])) });
  });

  it.each([
    ['ja', '{count, plural, other {#件}}'],
    ['ar', '{count, plural, zero {لا #} one {واحد #} two {اثنان #} few {قليل #} many {كثير #} other {آخر #}}'],
  ])('give the same text as the message formatter in a language with other forms: %s', (locale, message) => {
    const t = createTranslator({ locale: locale as Locale, messages: { message } });
    const labels = pluralForms(locale, (count) => t('message', { count }));
    for (const count of [0, 1, 2, 3, 10, 11, 99, 100, 102, 1_234]) {
      expect(pluralLabel(labels, count)).toBe(t('message', { count }));
    }
  });
});
