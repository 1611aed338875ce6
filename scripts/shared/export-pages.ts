import { dataFolder } from '@/lib/open-data/data-paths';
import { exportFiles, readExport } from './export-files';
import { type HtmlElement, pageElements } from './html';

/** A page of the export. */
export interface ExportPage {
  file: string;
  html: string;
  /** Its elements in document order. */
  all: readonly HtmlElement[];
}

/** The files of the pages. Open data has parts of pages. */
export function pageFiles(): string[] {
  return exportFiles('.html').filter((file) => !file.startsWith(dataFolder.slice(1)));
}

/** Yields the pages of the export one at a time: parsed all at once, they would take gigabytes. */
export function* exportPages(): Generator<ExportPage> {
  for (const file of pageFiles()) yield exportPage(file);
}

/** Reads and parses one page of the export. */
export function exportPage(file: string): ExportPage {
  const html = readExport(file);
  return { file, html, all: pageElements(html) };
}
