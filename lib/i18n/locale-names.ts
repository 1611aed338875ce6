import type { Locale } from './locales';

/** What a language is called by the people who speak it, such as "Français (Canada)". */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The name of a language where there is little room, such as "FR". */
export function shortLocaleName(locale: Locale): string {
  return new Intl.Locale(locale).language.toUpperCase();
}
