import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** A text and its language, when that differs from the page's. */
export interface LocalText {
  text: string;
  lang?: 'en';
}

/** Chooses between a translation and the English text of a record, which says so with its language. */
export function localTextIn(locale: Locale): (translated: string | undefined, original: string) => LocalText {
  const english = locale === defaultLocale ? undefined : ('en' as const);
  return (translated, original) => (translated ? { text: translated } : { text: original, lang: english });
}
