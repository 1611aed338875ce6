import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the exported site. */
export const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

/** Provided by the test environment (environment.mjs). */
declare const parsePage: (path: string, read: () => string) => Document;

/**
 * An exported page before any script has run; the contents of `noscript` are elements, and the RSC payload is removed. Pages are
 * parsed once per process, so tests must not modify them.
 * @param path the page's path from the root, such as /fr-CA/download/
 */
export function finishedPage(path: string): Document {
  return parsePage(path, () => finishedFile(path));
}

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

/** The data that a page's scripts load, which contains the texts that they show later. */
export function finishedData(path: string): string {
  // Data shared by several pages is in separate files.
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

/** The section of a page with an anchor: its heading, and what follows. */
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
