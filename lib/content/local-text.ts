import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** A text, with its `lang` if that differs from the page's. */
export interface LocalText {
  text: string;
  lang?: 'en';
}

/** The translation if there is one, otherwise the English text marked as English. */
export function localText(translated: string | undefined, original: string, locale: Locale): LocalText {
  if (translated) return { text: translated };
  return { text: original, lang: locale === defaultLocale ? undefined : 'en' };
}
