import { basePath } from '@/lib/i18n/base-path';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';

/** The path of a page in a locale, with the base path. English pages have no prefix. */
export function localPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? `${basePath}${path}` : `${basePath}/${locale}${path}`;
}

/**
 * Splits a path into its locale and the page's English path. Also accepts internal paths, which `usePathname` returns on the
 * server: there, English has a prefix like the other locales.
 */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const path = basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  for (const locale of locales) {
    if (path === `/${locale}` || path.startsWith(`/${locale}/`)) {
      return { locale, path: path.slice(locale.length + 1) || '/' };
    }
  }
  return { locale: defaultLocale, path };
}
