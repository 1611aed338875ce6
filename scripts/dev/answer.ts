import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type DestinationKind, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { loadHandoffs } from '@/lib/site/links';
import { aliases } from '@/scripts/export/aliases';

/** A redirect target, or the locale of the not-found page. */
export type DevAnswer = { leadsTo: string } | { missingIn: Locale };

/** The pages that only `npm run dev` has. */
const previewPages = ['/components/'];

/**
 * How `npm run dev` responds to an address that has no page made by Next in the finished site: a handoff, a short
 * address, or a missing page.
 * @param address its path, with a trailing slash unless it is a file's
 * @returns undefined if Next itself responds as the site does
 */
export function devAnswer(address: string): DevAnswer | undefined {
  const { locale, path } = splitLocale(address);
  const alias = Object.entries(aliases).find(([short]) => short === path);
  if (alias) return { leadsTo: localPath(routes[alias[1]].path, locale) };
  const kind = kindOf(path, locale);
  if (locale !== defaultLocale) return kind === undefined || kind === 'handoff' ? { missingIn: locale } : undefined;
  if (kind === 'handoff') return { leadsTo: loadHandoffs().host + path };
  // Left to itself, Next renders such an address twice, and Node warns of the listeners that pile up. Files have no slash.
  return kind === undefined && path.endsWith('/') && !previewPages.includes(path) ? { missingIn: locale } : undefined;
}

function kindOf(path: string, locale: Locale): DestinationKind | undefined {
  try {
    return resolveAddress(path, locale).kind;
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return undefined;
  }
}
