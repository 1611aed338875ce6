/** The site's locales in display order (docs/behavior.md, Languages). */
export const locales = ['en', 'es-ES', 'fr-CA'] as const;

export type Locale = (typeof locales)[number];

/** The source language of the site; its pages have no prefix. */
export const defaultLocale: Locale = 'en';

/** The locales whose pages are below a prefix, such as `/fr-CA/`. The annotation allows tree shaking in inline scripts. */
export const prefixedLocales = /* @__PURE__ */ locales.filter((locale) => locale !== defaultLocale);

/** The storage key of the visitor's chosen locale. */
export const localeStorageKey = 'jenkins-locale';

/** Saves the visitor's chosen locale. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(localeStorageKey, locale);
  } catch {
    // Storage may be blocked. The choice isn't saved, but it still takes effect.
  }
}

/** The window event that changes the locale; its detail is `{ locale }`. */
export const localeChangeEvent = 'jio-locale-changed';

/** The error message for an unsupported locale (docs/behavior.md, Languages). */
export function invalidLocale(requested: unknown): string {
  return `invalid locale "${String(requested)}": expected one of ${locales.join(', ')}`;
}

/** Thrown for an unsupported locale. */
export class InvalidLocaleError extends Error {
  override name = 'InvalidLocaleError';

  constructor(requested: unknown) {
    super(invalidLocale(requested));
  }
}

/** Whether a value is one of the site's locales, including case. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Returns the value as a locale.
 * @throws InvalidLocaleError when it is not one of the site's locales
 */
export function assertLocale(value: unknown): Locale {
  if (!isLocale(value)) throw new InvalidLocaleError(value);
  return value;
}
