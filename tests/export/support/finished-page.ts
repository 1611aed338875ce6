import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the finished site. */
export const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

/** What the suite's environment gives to every test file. */
declare const parsePage: (path: string, read: () => string) => Document;

/**
 * A page of the finished site as its file has it: no script has run, and what stands in `noscript` is there.
 * A page is parsed once for all tests of a process, so a test must leave it as it is.
 * @param path the page's address from the root, such as /fr-CA/download/
 */
export function finishedPage(path: string): Document {
  return parsePage(path, () => finishedFile(path));
}

/** What a page is there for: the element between its navigation bar and its footer. */
export function mainOf(path: string): HTMLElement {
  const main = finishedPage(path).querySelector('main');
  if (!main) throw new Error(`${path} has no main element.`);
  return main;
}

/** The text of the file of the finished site that an address leads to; one that ends in a slash means its page. */
export function finishedFile(address: string): string {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  return readFileSync(join(exportFolder, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}

/** The addresses that an element's links lead to, as they stand in the HTML and in their order. */
export function hrefs(element: ParentNode): string[] {
  return [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}

/** What an element says, with its white space as a reader sees it. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The part of a page that an anchor leads to: what stands below the heading that has it, and the heading itself. */
export function partOf(path: string, anchor: string): HTMLElement {
  const part = finishedPage(path).getElementById(anchor)?.closest('section');
  if (!part) throw new Error(`${path} has no part at #${anchor}.`);
  return part;
}

/** What an element's links say themselves, without the mark of a new tab, and where they lead; headings, which lead to themselves, left out. */
export function linksIn(element: ParentNode): [words: string, href: string][] {
  const links = [...element.querySelectorAll('a[href]:not(.heading-link)')];
  return links.map((link) => [link.firstChild?.textContent ?? '', link.getAttribute('href') ?? '']);
}
