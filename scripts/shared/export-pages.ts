import { exportFiles, readExport } from './export-files';
import { type HtmlElement, pageElements } from './html';

/** A page of the export. */
export interface ExportPage {
  file: string;
  html: string;
  /** All its elements in document order. */
  all: readonly HtmlElement[];
}

/** All pages of the export, one at a time: their trees together would take gigabytes. */
export function* exportPages(): Generator<ExportPage> {
  for (const file of exportFiles('.html')) yield exportPage(file);
}

/** A page of the export, by its file. */
export function exportPage(file: string): ExportPage {
  const html = readExport(file);
  return { file, html, all: pageElements(html) };
}
