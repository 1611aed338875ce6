import { urlOf } from '@/lib/content/address';
import { basePath, withBase } from '@/lib/i18n/base-path';
import { isMediaAddress } from '@/lib/pictures/pictures';
import { isExternalRedirect } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';
import { isServedFromRedirectHost } from '@/scripts/build/external-redirects';
import { addressOf, decodeAddress, fileFor } from '@/scripts/shared/export-files';
import type { ExportPage } from '@/scripts/shared/export-pages';
import { attribute, type HtmlElement } from '@/scripts/shared/html';

/** The attributes that contain URLs, by element. */
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

/** The parts of a page that the link check needs. */
export interface LinkedPage {
  /** The ids that links may target. */
  ids: Set<string>;
  links: string[];
}

interface CheckedLinks {
  /** One line per broken link, naming the page. */
  problems: string[];
  /** The number of URLs checked. */
  followed: number;
  /** The paths of the other site, if the export will be served from its host. */
  others: string[];
}

/**
 * Checks that every URL in the export leads to an existing file, and every fragment to an existing element.
 * URLs of other sites and of the media host are skipped.
 * @param pages all pages by file
 */
export function checkLinks(pages: ReadonlyMap<string, LinkedPage>): CheckedLinks {
  const { property } = loadSite();
  const problems: string[] = [];
  let followed = 0;
  const others = new Set<string>();
  const isOther = (path: string) => isServedFromRedirectHost() && isExternalRedirect(path);
  const files = new Map<string, string | undefined>();
  const knownFile = (path: string) => {
    if (!files.has(path)) files.set(path, fileFor(path));
    return files.get(path);
  };

  for (const [file, { links }] of pages) {
    for (const link of links) {
      if (link.trim() === '') problems.push(`${addressOf(file)}: a link has an empty address`);
      const url = urlOf(link, property + addressOf(file));
      if (!url) problems.push(`${addressOf(file)}: "${link}" is not an address`);
      if (!url || isElsewhere(link, url) || isExternalRedirectPage(file, pages)) continue;

      followed += 1;
      // Not-found pages are served at any address, so fragments refer to the page itself.
      const target = link.startsWith('#') ? file : knownFile(url.pathname);
      if (!target && isOther(url.pathname)) others.add(url.pathname);
      else if (!target) problems.push(`${addressOf(file)}: "${link}" leads to no page or file`);
      else if (
        url.hash &&
        !isState(url.hash) &&
        pages.has(target) &&
        !isExternalRedirectPage(target, pages) &&
        !pages.get(target)?.ids.has(decodeAddress(url.hash.slice(1)))
      ) {
        problems.push(`${addressOf(file)}: "${link}" leads to an anchor that does not exist`);
      }
    }
  }
  return { problems, followed, others: [...others].sort() };
}

/** Whether a fragment is what a form of the page has been filled in with, such as `#version=2.516.1`, instead of an anchor. */
function isState(hash: string): boolean {
  return hash.includes('=');
}

/** Whether a URL belongs to another site, possibly on the same host, or to the media host. */
function isElsewhere(link: string, { origin, pathname }: URL): boolean {
  const isBelow = link.startsWith('/') || pathname.startsWith(`${basePath}/`);
  return origin !== loadSite().property || !isBelow || isMediaAddress(link);
}

/** Collects the ids and links of a page. */
export function linkedPage({ all }: ExportPage): LinkedPage {
  return {
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
    links: all.flatMap(addressesOf),
  };
}

function addressesOf(element: HtmlElement): string[] {
  // `preconnect` names an origin, not a resource.
  if (attribute(element, 'rel') === 'preconnect') return [];
  const names = addressAttributes[element.tagName] ?? [];
  const image =
    element.tagName === 'meta' && attribute(element, 'property') === 'og:image' ? attribute(element, 'content') : undefined;
  return [...names.flatMap((name) => attribute(element, name) ?? []), ...(image ? [image] : [])];
}

/** Whether a file is a redirect page to another site, whose content isn't checked. */
function isExternalRedirectPage(file: string, pages: ReadonlyMap<string, LinkedPage>): boolean {
  return pages.get(file)?.links.includes(withBase('/external-redirect.css')) ?? false;
}
