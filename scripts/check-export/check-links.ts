import { urlOf } from '@/lib/content/address';
import { basePath, withBase } from '@/lib/i18n/base-path';
import { isMediaAddress } from '@/lib/pictures/pictures';
import { loadSite } from '@/lib/site/site';
import { addressOf, decodeAddress, fileFor } from '@/scripts/shared/export-files';
import type { ExportPage } from '@/scripts/shared/export-pages';
import { attribute, type HtmlElement } from '@/scripts/shared/html';

/** The attributes that contain addresses, by element. */
const addressAttributes: Record<string, string[]> = {
  a: ['href'],
  form: [],
  iframe: ['src'],
  img: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** What the check of links needs of a page. */
export interface LinkedPage {
  /** The ids that links may target. */
  ids: Set<string>;
  links: string[];
}

/**
 * Checks that every address in the export leads to an existing file, and every anchor to an existing element.
 * Addresses of other sites and of the media host are skipped.
 * @param pages all pages by their files
 * @returns one line per broken link, naming the page
 */
export function checkLinks(pages: ReadonlyMap<string, LinkedPage>): { problems: string[]; followed: number } {
  const { property } = loadSite();
  const problems: string[] = [];
  let followed = 0;
  const files = new Map<string, string | undefined>();
  const knownFile = (path: string) => {
    if (!files.has(path)) files.set(path, fileFor(path));
    return files.get(path);
  };

  for (const [file, { links }] of pages) {
    for (const link of links) {
      if (link.trim() === '') problems.push(`${addressOf(file)}: an empty address`);
      const url = urlOf(link, property + addressOf(file));
      if (!url) problems.push(`${addressOf(file)}: "${link}" is not an address`);
      if (!url || isElsewhere(link, url) || isExternalRedirectPage(file, pages)) continue;

      followed += 1;
      // The not-found pages are served at any address, so their anchors refer to themselves.
      const target = link.startsWith('#') ? file : knownFile(url.pathname);
      if (!target) problems.push(`${addressOf(file)}: "${link}" leads to no page or file`);
      else if (
        url.hash &&
        pages.has(target) &&
        !isExternalRedirectPage(target, pages) &&
        !pages.get(target)?.ids.has(decodeAddress(url.hash.slice(1)))
      ) {
        problems.push(`${addressOf(file)}: "${link}" names an anchor that is not on the page`);
      }
    }
  }
  return { problems, followed };
}

/** Whether an address is one of another site, also of one on the same host, or of the media host. */
function isElsewhere(link: string, { origin, pathname }: URL): boolean {
  const isBelow = link.startsWith('/') || pathname.startsWith(`${basePath}/`);
  return origin !== loadSite().property || !isBelow || isMediaAddress(link);
}

/** The links of a page and what others can target. */
export function linkedPage({ all }: ExportPage): LinkedPage {
  return {
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
    links: all.flatMap(addressesOf),
  };
}

function addressesOf(element: HtmlElement): string[] {
  // It names a host, not a page.
  if (attribute(element, 'rel') === 'preconnect') return [];
  const names = addressAttributes[element.tagName] ?? [];
  const image =
    element.tagName === 'meta' && attribute(element, 'property') === 'og:image' ? attribute(element, 'content') : undefined;
  return [...names.flatMap((name) => attribute(element, name) ?? []), ...(image ? [image] : [])];
}

/** A redirect page to another site, which is not ours to check further. */
function isExternalRedirectPage(file: string, pages: ReadonlyMap<string, LinkedPage>): boolean {
  return pages.get(file)?.links.includes(withBase('/external-redirect.css')) ?? false;
}
