import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** The language of a title that exists in English only, where the page is in another one. */
export function englishUnless(locale: Locale): Locale | undefined {
  return locale === defaultLocale ? undefined : defaultLocale;
}
