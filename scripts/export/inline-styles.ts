import { fileFor, readExport } from './export-files';
import { attribute, type Edit, type HtmlElement, outerRange } from './html';
import { plainStyles } from './plain-styles';

interface InlineStyles {
  /** The content of the page's style element, if it has one. */
  sheets: string[];
  edits: Edit[];
}

/**
 * Puts the sheets of a page into its HTML, so that it is shown with the first answer of the server, and can't lose them
 * (docs/decisions/styles.md).
 * @param all the page's elements
 * @throws Error if a sheet is missing, or can't stand in HTML
 */
export function inlineStyles(all: readonly HtmlElement[]): InlineStyles {
  const [first, ...others] = all.filter((element) => sheetAddress(element) !== undefined);
  if (!first) return { sheets: [], edits: [] };
  const style = plainStyles([first, ...others].map((link) => readSheet(sheetAddress(link) ?? '')).join('\n'));
  return {
    sheets: [style],
    edits: [
      { ...outerRange(first), text: `<style>${style}</style>` },
      ...others.map((link) => ({ ...outerRange(link), text: '' })),
    ],
  };
}

/** The address of a sheet that is a file. */
function sheetAddress(element: HtmlElement): string | undefined {
  return element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
}

function readSheet(address: string): string {
  const file = fileFor(address);
  if (!file) throw new Error(`The sheet ${address} is missing.`);
  const sheet = readExport(file).trim();
  if (/<\/style|@import/i.test(sheet)) {
    throw new Error(`The sheet ${address} has what can't stand in a page: "</style" or "@import".`);
  }
  // In a page, a relative address would be relative to the page.
  return sheet.replace(/url\((["']?)(?!["']|\/|[a-z]+:)([^"')]+)\1\)/gi, (_all, quote: string, path: string) => {
    return `url(${quote}${new URL(path, `http://localhost${address}`).pathname}${quote})`;
  });
}

/**
 * What a page says to React, without its sheets: React would load them although the page has them.
 * @param code an inline script of Next, in which the page stands as JSON in a string
 */
export function withoutSheets(code: string): string {
  return code
    .replace(/\[\\"\$\\",\\"link\\",\\"\d+\\",\{\\"rel\\":\\"stylesheet\\",[^{}]*\}\]/g, 'null')
    .replace(/:HL\[\\"[^"\\]+\.css\\",\\"style\\"\]\\n/g, '');
}
