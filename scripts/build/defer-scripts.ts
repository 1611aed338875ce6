import { createHash } from 'node:crypto';
import type { PageScript } from '@/components/inline-scripts/deferred-scripts';
import { basePath } from '@/lib/i18n/base-path';
import { writeExport } from '@/scripts/shared/export-files';
import { attribute, type Edit, type HtmlElement, outerRange, textOf } from '@/scripts/shared/html';
import { integrityOf, scriptAddress } from './add-integrity';

/** The folder of the files with the inline scripts of pages. */
const scriptsFolder = '_next/static/pages/';

/** How a page names its scripts. */
const announcement = /^dispatchEvent\(new CustomEvent\('page-scripts',\{detail:(.*)\}\)\)$/;

/** Next's inline scripts: the page's data for React, and the names of more scripts. */
const nextScript =
  /<script(?![^>]*\ssrc=)[^>]*>(\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])[^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g;

/**
 * Takes Next's inline scripts out of a page.
 * @returns the page without them, and their texts; with `SCRIPTS=at-once` nothing is taken out
 */
export function takeInlineScripts(html: string): { html: string; scripts: string[] } {
  if (process.env.SCRIPTS === 'at-once') return { html, scripts: [] };
  const scripts: string[] = [];
  const rest = html.replaceAll(nextScript, (_, code: string) => {
    scripts.push(code);
    return '';
  });
  return { html: rest, scripts };
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
 * (docs/decisions/deferred-scripts.md), and writes the inline ones into a file, as they are. With `SCRIPTS=at-once` all of it stays.
 * @param all the page's elements
 * @param inline the inline scripts that were taken out
 * @throws Error if the page has no end
 */
export function deferScripts(all: readonly HtmlElement[], inline: readonly string[]): Deferral {
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
  const scripts = [writeScript(inline.join('\n')), ...addresses].map((src): PageScript => [src, integrityOf(src) ?? '']);
  const script = `dispatchEvent(new CustomEvent('page-scripts',{detail:${JSON.stringify(scripts)}}))`;
  return {
    rest: all.filter((element) => !files.has(element)),
    script,
    edits: [...[...files].map((element) => ({ ...outerRange(element), text: '' })), announce(script)],
  };
}

/** Writes the inline scripts of a page into a file that is named by its content, as Next names its own. */
function writeScript(code: string): string {
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  const file = `${scriptsFolder}${name}.js`;
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

/** Whether a script's file holds the inline scripts of a page. */
export function isPageData(address: string): boolean {
  return address.startsWith(`${basePath}/${scriptsFolder}`);
}
