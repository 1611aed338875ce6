import { defaultLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';

/** The address of a page in a locale: English at the root, the others below their prefix. */
export function localPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** Splits an address into its locale and the English address of the same page. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  for (const locale of prefixedLocales) {
    if (path === `/${locale}` || path.startsWith(`/${locale}/`)) {
      return { locale, path: path.slice(locale.length + 1) || '/' };
    }
  }
  return { locale: defaultLocale, path };
}
