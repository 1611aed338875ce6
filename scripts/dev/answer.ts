import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type DestinationKind, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { loadHandoffs } from '@/lib/site/links';
import { aliases } from '@/scripts/export/aliases';

/** Where an address leads to, or the locale in whose words it is not found. */
export type DevAnswer = { leadsTo: string } | { missingIn: Locale };

/**
 * How `npm run dev` answers an address for which the finished site has no page made by Next: a handoff, a shorter
 * address, and what is missing below the prefix of a locale.
 * @param address its path, with a slash at its end unless it is a file's
 * @returns undefined for what Next itself answers as the site does
 */
export function devAnswer(address: string): DevAnswer | undefined {
  const { locale, path } = splitLocale(address);
  const alias = Object.entries(aliases).find(([short]) => short === path);
  if (alias) return { leadsTo: localPath(routes[alias[1]].path, locale) };
  const kind = kindOf(path, locale);
  if (locale !== defaultLocale) return kind === undefined || kind === 'handoff' ? { missingIn: locale } : undefined;
  return kind === 'handoff' ? { leadsTo: loadHandoffs().host + path } : undefined;
}

function kindOf(path: string, locale: Locale): DestinationKind | undefined {
  try {
    return resolveAddress(path, locale).kind;
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return undefined;
  }
}
