import { createHash } from 'node:crypto';
import type { PageScript } from '@/components/document/start-scripts';
import { basePath } from '@/lib/i18n/base-path';
import { integrityOf, scriptAddress } from './add-integrity';
import { writeExport } from './export-files';
import { attribute, type Edit, type HtmlElement, outerRange, textOf } from './html';
import { withoutSheets } from './inline-styles';

/** The folder of the files with what scripts read. */
const dataFolder = '_next/static/pages/';

/** How a page names its scripts. */
const announcement = /^dispatchEvent\(new CustomEvent\('page-scripts',\{detail:(.*)\}\)\)$/;

/** What Next's scripts read when they start: the page once more, for React, and the names of more scripts. */
const isForScripts = (code: string) => /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/.test(code);

interface Deferral {
  /** The elements that stay in the page. */
  rest: readonly HtmlElement[];
  /** The inline script at the end of the page that names what was taken out. */
  script: string;
  edits: Edit[];
}

/**
 * Takes the scripts of a page, and what they read, out of its HTML, for `startScripts` to load when the page can be read
 * (docs/decisions/scripts-after.md), and writes what they read into a file. With `SCRIPTS=at-once` all of it stays.
 * @param all the page's elements
 * @throws Error if the page has no end
 */
export function deferScripts(all: readonly HtmlElement[]): Deferral {
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
  const inline = new Set(
    all.filter(
      (element) => element.tagName === 'script' && attribute(element, 'src') === undefined && isForScripts(textOf(element)),
    ),
  );
  const addresses = new Set([...files].flatMap((element) => scriptAddress(element) ?? []));
  // React reads the page when its own script runs, so this comes first.
  const scripts = [writeData([...inline].map((element) => withoutSheets(textOf(element)))), ...addresses].map(
    (src): PageScript => [src, integrityOf(src) ?? ''],
  );
  const script = `dispatchEvent(new CustomEvent('page-scripts',{detail:${JSON.stringify(scripts)}}))`;
  return {
    rest: all.filter((element) => !files.has(element) && !inline.has(element)),
    script,
    edits: [...[...files, ...inline].map((element) => ({ ...outerRange(element), text: '' })), announce(script)],
  };
}

/** Writes what the scripts read into a file that is named by its content, as Next names its own. */
function writeData(codes: string[]): string {
  const code = codes.join(';\n');
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
