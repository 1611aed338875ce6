import { isChangelogPage, localeOfPage } from '@/lib/changelog/changelog-pages';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type DestinationKind, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { loadExternalRedirects } from '@/lib/site/links';
import { aliases } from '@/scripts/build/aliases';

/** A redirect target, the locale of the not-found page, or the path at which Next has a page that is served elsewhere. */
export type DevResponse = { leadsTo: string } | { missingIn: Locale } | { renderedAt: string };

/** The pages that only `npm run dev` has. */
const previewPages = ['/components/'];

/** Where Next has the pages in English, until the build moves them to the root. */
const englishFolder = `/${defaultLocale}`;

/**
 * How `npm run dev` responds to an address for which Next itself would not respond as the finished site does: a page in
 * English, also for a release that has no other, an external redirect, a short address, or a missing page.
 * @param address its path, with a trailing slash unless it is a file's
 * @returns undefined if Next itself responds as the site does
 */
export function devResponse(address: string): DevResponse | undefined {
  if (address === englishFolder || address.startsWith(`${englishFolder}/`)) return { missingIn: defaultLocale };
  const { locale, path } = splitLocale(address);
  const alias = Object.entries(aliases).find(([short]) => short === path);
  if (alias) return { leadsTo: localPath(routes[alias[1]].path, locale) };
  // Next drops the slash after a version, which looks like the name of a file.
  const folder = path.replace(/\/?$/, '/');
  if (localeOfPage(folder, locale) !== locale) return { leadsTo: localPath(folder, defaultLocale) };
  const kind = kindOf(path, locale);
  if (locale !== defaultLocale) return kind === undefined || kind === 'redirect' ? { missingIn: locale } : undefined;
  if (kind === 'redirect') return { leadsTo: loadExternalRedirects().host + path };
  const isPage = kind === 'page' || previewPages.includes(path) || isChangelogPage(folder);
  if (isPage) return { renderedAt: englishFolder + path };
  // Left to itself, Next renders such an address twice, and Node warns of the listeners that pile up. Files have no slash.
  return kind === undefined && path.endsWith('/') ? { missingIn: locale } : undefined;
}

function kindOf(path: string, locale: Locale): DestinationKind | undefined {
  try {
    return resolveAddress(path, locale).kind;
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return undefined;
  }
}
