import { basePath } from '@/lib/i18n/base-path';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';

/** The address of a page in a locale, by its English path: English at the root of the site, the others below their prefix. */
export function localPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? `${basePath}${path}` : `${basePath}/${locale}${path}`;
}

/**
 * Splits an address into its locale and the English path of the same page. The path may be one of Next's own too, as
 * `usePathname` returns it on the server: there, English is below a prefix like the other locales.
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
