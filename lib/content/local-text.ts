import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** A text and its language, when that differs from the page's. */
export interface LocalText {
  text: string;
  lang?: 'en';
}

/** A translation where there is one, else the English original, which says that it is English. */
export function localText(translated: string | undefined, original: string, locale: Locale): LocalText {
  if (translated) return { text: translated };
  return { text: original, lang: locale === defaultLocale ? undefined : 'en' };
}
