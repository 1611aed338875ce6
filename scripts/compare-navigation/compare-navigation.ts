import { defaultLocale } from '@/lib/i18n/locales';
import { loadSite } from '@/lib/site/site';
import { navigationData } from '@/scripts/build/navigation-files';

/** Addresses that only one of two navigations has. */
export interface Difference {
  onlyTheirs: string[];
  onlyOurs: string[];
}

/**
 * Compares the addresses of the navbar and footer with those in another site's source file.
 * @param source a component, a page or data: any text in which links are written as `link: "…"`, `href="…"` or `"href": "…"`
 */
export function compareNavigation(source: string): Difference {
  const theirs = new Set(linksIn(source));
  const ours = new Set(linksIn(JSON.stringify(navigationData(defaultLocale))));
  return {
    onlyTheirs: [...theirs].filter((address) => !ours.has(address)).sort(),
    onlyOurs: [...ours].filter((address) => !theirs.has(address)).sort(),
  };
}

/** The addresses of links, alike for paths and full addresses, with and without a slash at the end. */
function linksIn(source: string): string[] {
  const links = source.matchAll(/\b(?:link|href|url)["']?\s*[:=]\s*["'`]((?:\/|https?:\/\/)[^"'`\s$]*)["'`]/g);
  return [...links].map(([, address = '']) => new URL(address, loadSite().property).href.replace(/\/$/, ''));
}
