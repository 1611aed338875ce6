import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import { exportFolder } from '@/scripts/shared/export-files';

/** Selectors of elements in the main area that are not indexed. */
const skipped = [
  '.contents-folded',
  '.contents-beside',
  '.page-eyebrow',
  '.copy',
  '.needs-script',
  // Link hints, such as "opens in a new tab".
  'a .sr-only',
  '.sr-inline',
  // Labels in narrow windows, which repeat the table's headings.
  '.facts-label',
  '.initiative-term',
  // Checksums and select options.
  '.checksum',
  '.release-facts',
  'select',
  // Releases in lists, and the facts about a release that are the same on many pages. Its changes are on its own page.
  'section.release',
  '.release-index',
  '.archive-table',
  '.release-status',
  '.release-aside',
  'fieldset[data-version]',
  // Links repeated at the end of related pages.
  '.where-next',
  '[aria-live]',
  'noscript',
];

/** Files of Pagefind's own user interface, which this site doesn't use. */
const ownInterface = /^pagefind-(?!worker\.js|entry\.json)/;

/** Whether a page is indexed: it has a main area marked for Pagefind and is not a not-found page. */
function isSearchable(file: string, html: string): boolean {
  return !/(^|\/)404\.html$/.test(file) && html.includes('data-pagefind-body');
}

/**
 * Separates words with a slash or colon between them, because Pagefind reads "Ubuntu/Debian" and "jenkins:lts-jdk21" as one word.
 * The word joiner marks the added space, which the search removes from passages (components/search/passage.ts). Attributes change
 * too, but none whose value Pagefind shows.
 */
function withSeparateWords(html: string): string {
  const separate = html.replaceAll(/(?<=[\p{Letter}\p{Number}][/:])(?=[\p{Letter}\p{Number}])/gu, '\u2060 ');
  // Otherwise, the text of one cell would continue that of the one before.
  return separate.replaceAll(/<\/(td|th)>/g, ' $&');
}

/** A search index that is being built. */
interface SearchIndex {
  /**
   * Adds a page if it should be indexed. Pagefind processes it in the background while the build continues.
   * @param file its path in the export
   */
  add: (file: string, html: string) => Promise<void>;
  /**
   * Writes the index into the export.
   * @returns the number of indexed pages
   */
  write: () => Promise<number>;
  close: () => Promise<unknown>;
}

/** Creates an empty search index. Pagefind keeps one per language, in fragments that browsers load as needed. */
export async function openSearchIndex(): Promise<SearchIndex> {
  const { index, errors } = await pagefind.createIndex({ excludeSelectors: skipped });
  if (!index) throw new Error(`Pagefind can't create the search index: ${errors.join(', ')}`);
  let pages = 0;
  let reading: Promise<void> = Promise.resolve();
  const read = async (file: string, html: string) => {
    const added = await index.addHTMLFile({ sourcePath: file, content: withSeparateWords(html) });
    if (added.errors.length > 0) throw new Error(`Pagefind can't index ${file}: ${added.errors.join(', ')}`);
    pages += 1;
  };
  return {
    // One page at a time, so that the index is reproducible.
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

/** Sorts the list of languages, which Pagefind writes in random order. */
function inOrder(content: Uint8Array): string {
  const entry = JSON.parse(Buffer.from(content).toString('utf8'));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(Object.entries(entry.languages).sort()) });
}
