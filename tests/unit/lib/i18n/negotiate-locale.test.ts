import { locales } from '@/lib/i18n/locales';
import { type LocaleSignals, negotiateLocale } from '@/lib/i18n/negotiate-locale';

function negotiate(signals: Partial<LocaleSignals>) {
  return negotiateLocale({ requested: null, remembered: null, languages: [], ...signals }, locales);
}

describe('the locale that a visitor gets', () => {
  test('is the one in the address, whatever the browser remembers and prefers', () => {
    expect(negotiate({ requested: 'es-ES', remembered: 'en', languages: ['fr-CA'] })).toEqual({
      locale: 'es-ES',
      source: 'query',
      invalid: null,
    });
  });

  test('is the remembered one when the address names none, whatever the browser prefers', () => {
    expect(negotiate({ remembered: 'en', languages: ['fr-CA'] })).toEqual({ locale: 'en', source: 'remembered', invalid: null });
  });

  test('is the browser’s when nothing was chosen', () => {
    expect(negotiate({ languages: ['fr-CA'] })).toEqual({ locale: 'fr-CA', source: 'browser', invalid: null });
  });

  test('is English if the browser names no language', () => {
    expect(negotiate({})).toEqual({ locale: 'en', source: 'default', invalid: null });
  });
});

describe('the best locale for a browser', () => {
  test.each([
    ['en-US', 'en'],
    ['FR-fr', 'fr-CA'],
    ['es-419', 'es-ES'],
    ['fr-ca', 'fr-CA'],
  ])('in %s is %s', (language, locale) => {
    expect(negotiate({ languages: [language] })).toMatchObject({ locale, source: 'browser' });
  });

  test.each(['zxx', 'fra', ''])('in an unknown language (%j) is English', (language) => {
    expect(negotiate({ languages: [language] })).toMatchObject({ locale: 'en', source: 'default' });
  });

  test('comes from the first language that matches, not from a later one', () => {
    expect(negotiate({ languages: ['zxx', 'es-MX', 'fr-CA', 'en'] })).toMatchObject({ locale: 'es-ES' });
  });

  test('is the exact locale rather than another one of the same language', () => {
    const signals = { requested: null, remembered: null, languages: ['fr-CA'] };
    expect(negotiateLocale(signals, ['en', 'fr-FR', 'fr-CA'])).toMatchObject({ locale: 'fr-CA' });
  });
});

describe('an unknown locale in the address', () => {
  test.each(['de', 'FR-CA', ' en', ''])('is reported: %j', (requested) => {
    expect(negotiate({ requested })).toEqual({ locale: 'en', source: 'default', invalid: requested });
  });
});
