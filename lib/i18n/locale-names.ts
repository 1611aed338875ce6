import type { Locale } from './locales';

/** A language's name in the language itself, such as "Français (Canada)". */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
