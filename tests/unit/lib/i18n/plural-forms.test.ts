import { createTranslator } from 'next-intl';
import { pluralLabel } from '@/components/ui/plural-label';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { messagesIn } from '@/tests/support/messages-in';

describe('the plural forms of a message, as sent to the browser', () => {
  it.each([
    ['en', ['one', 'other']],
    ['fr-CA', ['one', 'many', 'other']],
    ['es-ES', ['one', 'many', 'other']],
    ['ja', ['other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ] as const)('are complete in %s, with a placeholder for the number', (locale, forms) => {
    const written = pluralForms(locale, (count) => `${count.toLocaleString(locale)} of 10`);
    expect(written).toEqual({ locale, forms: Object.fromEntries(forms.map((form) => [form, '{number} of 10'])) });
  });

  it('keep a message that spells out the number', () => {
    const { forms } = pluralForms('en', (count) => (count === 1 ? 'the only one' : `all ${count}`));
    expect(forms).toEqual({ one: 'the only one', other: 'all {number}' });
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

  it.each(locales)('give the same text as the message formatter in %s', (locale) => {
    const t = messagesIn(locale);
    const labels = pluralForms(locale, (count) => t('thankYou.pullRequests', { count }));
    for (const count of [0, 1, 2, 5, 21, 1_234, 1_000_000]) {
      expect(pluralLabel(labels, count)).toBe(t('thankYou.pullRequests', { count }));
    }
  });
});
