import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { type RouteId, routeIds, routes } from '@/lib/routing/routes';

/** A page of the site in one of its locales. */
export interface SitePage {
  id: RouteId;
  locale: Locale;
  path: string;
}

/** Every page of the route registry in every locale. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  routeIds.map((id) => ({ id, locale, path: pagePath(id, locale) })),
);

/** For each locale, an address that doesn't exist. */
export const missingPages = locales.map((locale) => ({ locale, path: localPath('/no-such-page/', locale) }));

/** The address of a page in a locale. */
export function pagePath(id: RouteId, locale: Locale = defaultLocale): string {
  return localPath(routes[id].path, locale);
}
