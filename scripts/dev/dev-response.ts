import { isChangelogPage, localeOfPage } from '@/lib/changelog/pages/changelog-pages';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type DestinationKind, resolveAddress, resolveDestination, UnknownDestinationError } from '@/lib/routing/destinations';
import { loadExternalRedirects } from '@/lib/site/links';
import { aliases } from '@/scripts/build/aliases';

/** A redirect target, the locale of a not-found page, or the internal path of a page to rewrite to. */
export type DevResponse = { leadsTo: string } | { missingIn: Locale } | { renderedAt: string };

/** Pages that exist only in `npm run dev`. */
const previewPages = ['/components/'];

/** Next's path for English pages, which the build moves to the root. */
const englishFolder = `/${defaultLocale}`;

/**
 * How `npm run dev` responds where Next's own response would differ from the built site's: English pages, releases that
 * exist only in English, external redirects, aliases and missing pages.
 * @param address a path, with a trailing slash unless it names a file
 * @returns undefined if Next should respond itself
 */
export function devResponse(address: string): DevResponse | undefined {
  if (address === englishFolder || address.startsWith(`${englishFolder}/`)) return { missingIn: defaultLocale };
  const { locale, path } = splitLocale(address);
  const alias = Object.entries(aliases).find(([short]) => short === path);
  if (alias) return { leadsTo: resolveDestination(alias[1], locale).href };
  // Next removes the slash after a version, because the dot makes it look like a file name.
  const folder = path.replace(/\/?$/, '/');
  if (localeOfPage(folder, locale) !== locale) return { leadsTo: localPath(folder, defaultLocale) };
  const kind = kindOf(path, locale);
  if (locale !== defaultLocale) return kind === undefined || kind === 'redirect' ? { missingIn: locale } : undefined;
  if (kind === 'redirect') return { leadsTo: loadExternalRedirects().host + path };
  const isPage = kind === 'page' || previewPages.includes(path) || isChangelogPage(folder);
  if (isPage) return { renderedAt: englishFolder + path };
  // Next would render a missing page twice and leak event listeners. Paths without a slash are files.
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
