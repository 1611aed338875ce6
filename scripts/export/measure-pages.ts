import { gzipSync } from 'node:zlib';
import { inlineSheets } from './add-policy';
import { deferredScripts, isPageData } from './defer-scripts';
import { addressOf, fileFor, readExport } from './export-files';
import type { ExportPage } from './export-pages';
import { attribute } from './html';

/** What a visitor downloads to read a page, in bytes after gzip. */
export interface PageSize {
  page: string;
  script: number;
  /** What its scripts read. */
  data: number;
  style: number;
  /** With the styles in it. */
  html: number;
}

/** The limits of a page in bytes after gzip (docs/architecture.md). */
export const budgets = { script: 147_000, data: 42_000, style: 11_000, html: 33_000 } as const;

export type Weight = keyof typeof budgets;

/** Makes a measure of pages, which weighs a file that many pages have only once. */
export function pageMeasure(): (page: ExportPage) => PageSize {
  const gzipSizes = new Map<string, number>();
  const sizeOf = (address: string) => {
    const known = gzipSizes.get(address);
    if (known !== undefined) return known;
    const file = fileFor(address);
    const size = file ? gzipped(readExport(file)) : 0;
    gzipSizes.set(address, size);
    return size;
  };

  return ({ file, html, all }) => {
    // Only browsers without module support load the scripts for them.
    const scripts = all.flatMap((element) => {
      if (element.tagName === 'script' && attribute(element, 'nomodule') === undefined) return attribute(element, 'src') ?? [];
      if (element.tagName === 'link' && attribute(element, 'as') === 'script') return attribute(element, 'href') ?? [];
      return [];
    });
    const deferred = deferredScripts(all).map(([address]) => address);
    const styles = all.flatMap((element) =>
      element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' ? (attribute(element, 'href') ?? []) : [],
    );
    const total = (addresses: string[]) => [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(address), 0);
    return {
      page: addressOf(file),
      script: total([...scripts, ...deferred.filter((address) => !isPageData(address))]),
      data: total(deferred.filter(isPageData)),
      style: total(styles) + inlineSheets(all).reduce((sum, sheet) => sum + gzipped(sheet), 0),
      html: gzipped(html),
    };
  };
}

/** The bytes of a text after gzip. */
function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** The largest page by each measure. */
export function worstPages(sizes: readonly PageSize[]): Record<Weight, PageSize> {
  const worst = (weight: Weight) => sizes.reduce((heaviest, size) => (size[weight] > heaviest[weight] ? size : heaviest));
  return { script: worst('script'), data: worst('data'), style: worst('style'), html: worst('html') };
}
