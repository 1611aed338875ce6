/** The interface locales in the order in which they are offered (docs/behavior.md, Languages). */
export const locales = ['en', 'es-ES', 'fr-CA'] as const;

export type Locale = (typeof locales)[number];

/** The source language of the site; its pages live at the root of the address space. */
export const defaultLocale: Locale = 'en';

/** The locales whose pages live below a prefix, such as `/fr-CA/`. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The key under which the browser remembers the locale that a visitor chose. */
export const localeStorageKey = 'jenkins-locale';

/** The window event that asks the site to change its locale; its detail is `{ locale }`. */
export const localeChangeEvent = 'jio-locale-changed';

/** Thrown or reported when something asks for a locale that the site does not have (docs/behavior.md, Languages). */
export class InvalidLocaleError extends Error {
  override name = 'InvalidLocaleError';

  constructor(readonly requested: unknown) {
    super(`invalid locale "${String(requested)}": expected one of ${locales.join(', ')}`);
  }
}

/** Tells whether a value is exactly one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Returns the value as a locale.
 * @throws InvalidLocaleError when it is not exactly one of the site's locales.
 */
export function assertLocale(value: unknown): Locale {
  if (!isLocale(value)) throw new InvalidLocaleError(value);
  return value;
}
