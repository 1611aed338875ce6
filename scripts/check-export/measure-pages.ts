import { gzipSync } from 'node:zlib';
import { inlineScripts, inlineStyleSheets } from '@/scripts/build/add-policy';
import { deferredScripts, isPageData } from '@/scripts/build/defer-scripts';
import { addressOf, fileFor, readExport } from '@/scripts/shared/export-files';
import type { ExportPage } from '@/scripts/shared/export-pages';
import { attribute, type HtmlElement, outerRange } from '@/scripts/shared/html';

/** The size limits of a page in bytes after gzip (docs/performance.md, Budgets). */
export const budgets = {
  /** The HTML, including inline styles and scripts. */
  html: 38_500,
  /** The CSS, inline and in files. */
  style: 13_300,
  /** The inline scripts, which run before the page is shown. */
  first: 5_400,
  /** The script files, which load once the page can be read. */
  script: 148_000,
  /** Next's inline scripts with the page's data for React, which the build moves to deferred files. */
  data: 53_000,
} as const;

export type Weight = keyof typeof budgets;

export const weights = Object.keys(budgets) as Weight[];

/** The download sizes of a page, in bytes after gzip. */
export interface PageSize extends Record<Weight, number> {
  file: string;
  page: string;
}

/** A part of a page and its size in bytes after gzip. */
export interface Part {
  name: string;
  size: number;
}

interface Measure {
  /** Measures a page. Files that pages share are measured once. */
  sizeOf: (page: ExportPage) => PageSize;
  /** What a size of a page is made of, largest first. Parts compress worse alone, so they add up to more than the whole. */
  partsOf: (page: ExportPage, weight: Weight) => Part[];
}

/** Creates functions that measure pages and share a cache of file sizes. */
export function pageMeasure(): Measure {
  const fileSizes = new Map<string, number>();
  const fileSize = (address: string) => {
    const known = fileSizes.get(address);
    if (known !== undefined) return known;
    const file = fileFor(address);
    const size = file ? gzipped(readExport(file)) : 0;
    fileSizes.set(address, size);
    return size;
  };
  const files = (addresses: readonly string[]): Part[] => addresses.map((name) => ({ name, size: fileSize(name) }));

  const partsOf = (page: ExportPage, weight: Weight): Part[] => {
    const { all, html } = page;
    const texts = (kind: string, codes: readonly string[]): Part[] =>
      codes.map((code) => ({ name: `${kind} ${code.slice(0, 30).trim()}…`, size: gzipped(code) }));
    const parts = {
      html: () => [
        { name: 'styles', size: gzipped(inlineStyleSheets(all).join('')) },
        { name: 'scripts', size: gzipped(inlineScripts(all).join('')) },
        ...['header', 'main', 'footer'].map((name) => ({ name, size: gzipped(textOfFirst(name, page)) })),
        { name: 'total', size: gzipped(html) },
      ],
      style: () => [...files(styleSheetFiles(all)), ...texts('styles', inlineStyleSheets(all))],
      first: () => texts('script', inlineScripts(all)),
      script: () => files(scriptFiles(all)),
      data: () => files(dataFiles(all)),
    };
    return parts[weight]().sort((a, b) => b.size - a.size);
  };

  const sizeOf = ({ file, html, all }: ExportPage): PageSize => {
    const total = (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + fileSize(address), 0);
    return {
      file,
      page: addressOf(file),
      html: gzipped(html),
      style: total(styleSheetFiles(all)) + gzippedOrNothing(inlineStyleSheets(all).join('')),
      first: gzippedOrNothing(inlineScripts(all).join('')),
      script: total(scriptFiles(all)),
      data: total(dataFiles(all)),
    };
  };
  return { sizeOf, partsOf };
}

/** The largest page by each measure. */
export function worstPages(sizes: readonly PageSize[]): Record<Weight, PageSize> {
  const worst = (weight: Weight) => sizes.reduce((heaviest, size) => (size[weight] > heaviest[weight] ? size : heaviest));
  return { html: worst('html'), style: worst('style'), first: worst('first'), script: worst('script'), data: worst('data') };
}

/** The script files that browsers with module support load, without duplicates. */
function scriptFiles(all: readonly HtmlElement[]): string[] {
  const named = all.flatMap((element) => {
    if (element.tagName === 'script' && attribute(element, 'nomodule') === undefined) return attribute(element, 'src') ?? [];
    if (element.tagName === 'link' && attribute(element, 'as') === 'script') return attribute(element, 'href') ?? [];
    return [];
  });
  const deferred = deferredScripts(all).map(([address]) => address);
  return [...new Set([...named, ...deferred.filter((address) => !isPageData(address))])];
}

function dataFiles(all: readonly HtmlElement[]): string[] {
  return [...new Set(deferredScripts(all).map(([address]) => address))].filter(isPageData);
}

function styleSheetFiles(all: readonly HtmlElement[]): string[] {
  const sheets = all.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet');
  return [...new Set(sheets.flatMap((element) => attribute(element, 'href') ?? []))];
}

/** The HTML of the first element with a tag name. */
function textOfFirst(tagName: string, { all, html }: ExportPage): string {
  const element = all.find((candidate) => candidate.tagName === tagName);
  if (!element) return '';
  const { start, end } = outerRange(element);
  return html.slice(start, end);
}

/** The size of a text in bytes after gzip. */
function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function gzippedOrNothing(text: string): number {
  return text ? gzipped(text) : 0;
}
