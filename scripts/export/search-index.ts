import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import { exportFiles, exportFolder, readExport } from './export-files';

/** What stands in the main area of a page and is not what anybody looks for. */
const skipped = [
  '.contents-folded',
  '.contents-beside',
  '.page-eyebrow',
  '.copy',
  '.needs-script',
  '.new-tab-mark',
  // What a link does, such as opening a new tab.
  'a .sr-only',
  // The column's name before a value, for narrow windows; the head of the table says it already.
  '.facts-label',
  '.initiative-fact',
  '.initiative-term',
  '.your-system-mark',
  // The same links at the end of every page of its family.
  '.where-next',
  '[role="status"]',
  'noscript',
];

/** The library also writes an interface of its own, which this site does not use. */
const ownInterface = /^pagefind-(?!worker\.js|entry\.json)/;

/** Tells whether a page can be found: those that nobody looks for have no marked main area, or are not found pages. */
export function isSearchable(file: string, html: string): boolean {
  return !/(^|\/)404\.html$/.test(file) && html.includes('data-pagefind-body');
}

/**
 * Makes the search index of the finished pages, one for each language, in pieces that a browser
 * fetches as it needs them (docs/architecture.md, search box).
 * @returns how many pages can be found
 */
export async function writeSearchIndex(): Promise<number> {
  const { index, errors } = await pagefind.createIndex({ excludeSelectors: skipped });
  if (!index) throw new Error(`The search index can't be made: ${errors.join(', ')}`);
  try {
    let pages = 0;
    for (const file of exportFiles('.html')) {
      const html = readExport(file);
      if (!isSearchable(file, html)) continue;
      const added = await index.addHTMLFile({ sourcePath: file, content: html });
      if (added.errors.length > 0) throw new Error(`${file} can't be searched: ${added.errors.join(', ')}`);
      pages += 1;
    }
    const { files } = await index.getFiles();
    for (const { path, content } of files) {
      if (ownInterface.test(path)) continue;
      const target = join(exportFolder, 'pagefind', path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    return pages;
  } finally {
    await pagefind.close();
  }
}
