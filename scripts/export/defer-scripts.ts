import { createHash } from 'node:crypto';
import type { PageScript } from '@/components/document/start-scripts';
import { basePath } from '@/lib/i18n/base-path';
import { integrityOf, scriptAddress } from './add-integrity';
import { readExport, writeExport } from './export-files';
import { attribute, type Edit, type HtmlElement, outerRange, textOf } from './html';
import { withoutSheets } from './inline-styles';
import { type SharedRows, sharedRows, wholeData, withoutShared } from './share-data';

/** The folder of the files with what scripts read. */
const dataFolder = '_next/static/pages/';

/** How a page names its scripts. */
const announcement = /^dispatchEvent\(new CustomEvent\('page-scripts',\{detail:(.*)\}\)\)$/;

/** What Next's scripts read when they start: the page once more, for React, and the names of more scripts. */
const dataScript =
  /<script(?![^>]*\ssrc=)[^>]*>(\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])[^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g;

/** The parts of a page's data that its siblings have too, in a file of their own. */
export interface SharedData {
  rows: SharedRows;
  address: string;
}

/** How many pages of a folder must be alike for a file to be worth a request; most folders have fewer. */
const fewestSiblings = 6;

/** How many of them are compared; what a page has to have is looked for in each. */
const comparedSiblings = 12;

/**
 * Takes what the scripts read out of a page. It is most of the page, and nothing else of the build looks at it.
 * @returns the page without it, and the inline scripts that it was in; with `SCRIPTS=at-once` nothing is taken out
 */
export function takeData(html: string): { html: string; data: string[] } {
  if (process.env.SCRIPTS === 'at-once') return { html, data: [] };
  const data: string[] = [];
  const rest = html.replaceAll(dataScript, (_, code: string) => {
    data.push(withoutSheets(code));
    return '';
  });
  return { html: rest, data };
}

/**
 * Writes what pages that lie side by side have in common of their data: the bar, the footer and the like. Each file has been
 * loaded already when a visitor goes on to another page of its folder, and a release's page takes a third of the room.
 * @param pages the HTML files of a folder's subfolders, as Next wrote them
 * @returns nothing, if there is too little of it
 */
export function shareData(pages: readonly string[]): SharedData | undefined {
  if (pages.length < fewestSiblings) return undefined;
  const step = Math.ceil(pages.length / comparedSiblings);
  const compared = pages.filter((_, index) => index % step === 0).map((file) => takeData(readExport(file)).data);
  const rows = sharedRows(compared);
  return rows && { rows, address: writeData(rows.code) };
}

interface Deferral {
  /** The elements that stay in the page. */
  rest: readonly HtmlElement[];
  /** The inline script at the end of the page that names what was taken out. */
  script: string;
  edits: Edit[];
}

/**
 * Takes the scripts of a page out of its HTML, for `startScripts` to load when the page can be read
 * (docs/decisions/scripts-after.md), and writes what they read into a file. With `SCRIPTS=at-once` all of it stays.
 * @param all the page's elements
 * @param data the inline scripts with what the scripts read
 * @throws Error if the page has no end
 */
export function deferScripts(all: readonly HtmlElement[], data: readonly string[], shared?: SharedData): Deferral {
  const end = all.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error('The page has no end of its body.');
  const announce = (script: string): Edit => ({ start: end, end, text: `<script>${script}</script>` });
  if (process.env.SCRIPTS === 'at-once') {
    const script = "dispatchEvent(new Event('scripts-start'))";
    return { rest: all, script, edits: [announce(script)] };
  }

  const files = new Set(
    all.filter((element) => scriptAddress(element) !== undefined && attribute(element, 'nomodule') === undefined),
  );
  const addresses = new Set([...files].flatMap((element) => scriptAddress(element) ?? []));
  // React reads the page when its own script runs, so this comes first.
  const scripts = [...dataAddresses(data, shared), ...addresses].map((src): PageScript => [src, integrityOf(src) ?? '']);
  const script = `dispatchEvent(new CustomEvent('page-scripts',{detail:${JSON.stringify(scripts)}}))`;
  return {
    rest: all.filter((element) => !files.has(element)),
    script,
    edits: [...[...files].map((element) => ({ ...outerRange(element), text: '' })), announce(script)],
  };
}

function dataAddresses(data: readonly string[], shared?: SharedData): string[] {
  const own = shared && withoutShared(data, shared.rows);
  if (shared === undefined || own === undefined) return [writeData(wholeData(data))];
  return [shared.address, writeData(own)];
}

/** Writes what the scripts read into a file that is named by its content, as Next names its own. */
function writeData(code: string): string {
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  const file = `${dataFolder}${name}.js`;
  writeExport(file, code);
  return `${basePath}/${file}`;
}

/**
 * The scripts that a page starts when it can be read.
 * @param all the page's elements
 */
export function deferredScripts(all: readonly HtmlElement[]): PageScript[] {
  return all.flatMap((element) => {
    const [, list] = (element.tagName === 'script' && announcement.exec(textOf(element))) || [];
    return list === undefined ? [] : (JSON.parse(list) as PageScript[]);
  });
}

/** Whether a script's file is what scripts read, and not a script. */
export function isPageData(address: string): boolean {
  return address.startsWith(`${basePath}/${dataFolder}`);
}
