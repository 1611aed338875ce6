import { isMediaAddress } from '@/lib/pictures/pictures';
import { loadSite } from '@/lib/site/site';
import { addressOf, decodeAddress, exportFiles, fileFor, readExport } from './export-files';
import { attribute, elements, type HtmlElement, parseHtml } from './html';

/** The attributes that hold an address, by element. */
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

interface Page {
  /** Ids that an anchor may name. */
  ids: Set<string>;
  links: string[];
}

/**
 * Follows every address in every page of the export to a file of the export, and every anchor to
 * an element. Addresses of other sites and of the media host are not followed.
 * @returns one line for each that leads nowhere, naming the page
 */
export function checkLinks(): { problems: string[]; followed: number } {
  const { property } = loadSite();
  const pages = new Map(exportFiles('.html').map((file) => [file, readPage(readExport(file))]));
  const problems: string[] = [];
  let followed = 0;

  for (const [file, { links }] of pages) {
    for (const link of links) {
      if (link.trim() === '') problems.push(`${addressOf(file)}: an empty address`);
      const url = URL.canParse(link, property + addressOf(file)) ? new URL(link, property + addressOf(file)) : undefined;
      if (!url) problems.push(`${addressOf(file)}: "${link}" is not an address`);
      if (url?.origin !== property || isMediaAddress(link) || isHandoffPage(file, pages)) continue;

      followed += 1;
      // The not-found pages stand in for any address; an anchor on one leads to itself.
      const target = link.startsWith('#') ? file : fileFor(url.pathname);
      if (!target) problems.push(`${addressOf(file)}: "${link}" leads to no page or file`);
      else if (
        url.hash &&
        pages.has(target) &&
        !isHandoffPage(target, pages) &&
        !pages.get(target)?.ids.has(decodeAddress(url.hash.slice(1)))
      ) {
        problems.push(`${addressOf(file)}: "${link}" names an anchor that is not on the page`);
      }
    }
  }
  return { problems, followed };
}

function readPage(html: string): Page {
  const all = [...elements(parseHtml(html))];
  return {
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
    links: all.flatMap(addressesOf),
  };
}

function addressesOf(element: HtmlElement): string[] {
  const names = addressAttributes[element.tagName] ?? [];
  const image =
    element.tagName === 'meta' && attribute(element, 'property') === 'og:image' ? attribute(element, 'content') : undefined;
  return [...names.flatMap((name) => attribute(element, name) ?? []), ...(image ? [image] : [])];
}

/** A page that only takes visitors on to another site, where anchors and further links are that site's. */
function isHandoffPage(file: string, pages: Map<string, Page>): boolean {
  return pages.get(file)?.links.includes('/handoff.css') ?? false;
}
