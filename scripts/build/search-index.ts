import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import { exportFolder } from '@/scripts/shared/export-files';

/** Elements of the main area that visitors don't search for. */
const skipped = [
  '.contents-folded',
  '.contents-beside',
  '.page-eyebrow',
  '.copy',
  '.needs-script',
  '.new-tab-mark',
  // Link hints, such as "opens in a new tab".
  'a .sr-only',
  // Column names next to values in narrow windows, which repeat the table's headings.
  '.facts-label',
  '.initiative-fact',
  '.initiative-term',
  // The packages of the table once more.
  '.system-tiles',
  // Checksums and the choices of menus.
  '.line-checksum',
  'select',
  // Links repeated at the end of every page of a family.
  '.where-next',
  '[role="status"]',
  'noscript',
];

/** Pagefind also generates a user interface, which this site doesn't use. */
const ownInterface = /^pagefind-(?!worker\.js|entry\.json)/;

/** Whether a page is in the index. Pages without a marked main area and not-found pages are not. */
function isSearchable(file: string, html: string): boolean {
  return !/(^|\/)404\.html$/.test(file) && html.includes('data-pagefind-body');
}

/** The search index in the making. */
interface SearchIndex {
  /**
   * Adds a finished page, if it can be searched. Its words are read by a process of its own, while the next page is made.
   * @param file of the export
   */
  add: (file: string, html: string) => Promise<void>;
  /**
   * Writes the index into the export.
   * @returns the number of its pages
   */
  write: () => Promise<number>;
  close: () => Promise<unknown>;
}

/** Opens the search index of the finished pages, one per language, in fragments that browsers load as needed. */
export async function openSearchIndex(): Promise<SearchIndex> {
  const { index, errors } = await pagefind.createIndex({ excludeSelectors: skipped });
  if (!index) throw new Error(`The search index can't be made: ${errors.join(', ')}`);
  let pages = 0;
  let reading: Promise<void> = Promise.resolve();
  const read = async (file: string, html: string) => {
    const added = await index.addHTMLFile({ sourcePath: file, content: html });
    if (added.errors.length > 0) throw new Error(`${file} can't be searched: ${added.errors.join(', ')}`);
    pages += 1;
  };
  return {
    // One page at a time, so that the same pages always make the same index.
    add: async (file, html) => {
      await reading;
      if (isSearchable(file, html)) reading = read(file, html);
    },
    write: async () => {
      await reading;
      const { files } = await index.getFiles();
      for (const { path, content } of files) {
        if (ownInterface.test(path)) continue;
        const target = join(exportFolder, 'pagefind', path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, path === 'pagefind-entry.json' ? inOrder(content) : content);
      }
      return pages;
    },
    close: () => pagefind.close(),
  };
}

/** The list of languages, which Pagefind writes in another order each time. */
function inOrder(content: Uint8Array): string {
  const entry = JSON.parse(Buffer.from(content).toString('utf8'));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(Object.entries(entry.languages).sort()) });
}
