import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the finished site. */
export const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

/** The function that the suite's environment provides to every test file. */
declare const parsePage: (path: string, read: () => string) => Document;

/**
 * A page of the finished site as it is in its file: no script has run, and the contents of `noscript` are
 * elements. The data with which Next's scripts take the page over is left out. A page is parsed once for all tests of
 * a process, so tests must not modify it.
 * @param path the page's path from the root, such as /fr-CA/download/
 */
export function finishedPage(path: string): Document {
  return parsePage(path, () => finishedFile(path));
}

/** The main element of a page, between navigation bar and footer. */
export function mainOf(path: string): HTMLElement {
  const main = finishedPage(path).querySelector('main');
  if (!main) throw new Error(`${path} has no main element.`);
  return main;
}

/** The text of an exported file by its address; one with a trailing slash means the page. */
export function finishedFile(address: string): string {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  return readFileSync(join(exportFolder, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}

/** What a page's scripts read when they start, which holds the texts that they show later. */
export function finishedData(path: string): string {
  // What pages have in common is in a file of its own.
  const files = finishedFile(path).matchAll(/"([^"]*\/_next\/static\/pages\/[^"]+)"/g);
  return [...files].map(([, address = '']) => finishedFile(address)).join('\n');
}

/** The addresses of an element's links, as written in the HTML and in order. */
export function hrefs(element: ParentNode): string[] {
  return [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}

/** An element's text with normalized white space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The section of a page with an anchor: the heading that has it, and what follows. */
export function partOf(path: string, anchor: string): HTMLElement {
  const part = finishedPage(path).getElementById(anchor)?.closest('section');
  if (!part) throw new Error(`${path} has no part at #${anchor}.`);
  return part;
}

/** The text (without the new-tab mark) and address of an element's links, without headings that link to themselves. */
export function linksIn(element: ParentNode): [text: string, href: string][] {
  const links = [...element.querySelectorAll('a[href]:not(.heading-link)')];
  return links.map((link) => [link.firstChild?.textContent ?? '', link.getAttribute('href') ?? '']);
}

/** The elements within another one that match a selector, in order. */
export function queryAll(within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)];
}
