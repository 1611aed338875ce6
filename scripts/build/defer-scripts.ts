import { createHash } from 'node:crypto';
import type { PageScript } from '@/components/inline-scripts/deferred-scripts';
import { buildSettings } from '@/lib/environment/environment.mjs';
import { basePath } from '@/lib/i18n/base-path';
import { writeExport } from '@/scripts/shared/export-files';
import { attribute, type Edit, type HtmlElement, outerRange, textOf } from '@/scripts/shared/html';
import { integrityOf, scriptAddress } from './add-integrity';

/** The folder of the files with the extracted inline scripts of pages. */
const scriptsFolder = '_next/static/pages/';

/** The inline script by which a page passes its deferred scripts to `startDeferredScripts`. */
const announcement = /^dispatchEvent\(new CustomEvent\('page-scripts',\{detail:(.*)\}\)\)$/;

/** Turbopack's runtime, which starts React. */
const runtime = /\/turbopack-[^/]*\.js$/;

/** How Next's inline scripts begin, which every page of React has: the page's data, and the names of chunks. */
const nextScripts = ['self.__next_f', 'globalThis["TURBOPACK"]'];

/** An inline script, with its code. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g;

/**
 * Removes Next's inline scripts from a page.
 * @param file the page, for errors
 * @returns the page without them, and their code; with `SCRIPTS=at-once` nothing is removed
 * @throws Error if a page of React lacks one of them: Next.js then writes its scripts in another form, and they would stay
 */
export function extractInlineScripts(file: string, html: string): { html: string; scripts: string[] } {
  if (!buildSettings().defersScripts) return { html, scripts: [] };
  const isStart = (code: string, start: string) => code.replace(/^\(/, '').startsWith(start);
  const scripts: string[] = [];
  const rest = html.replaceAll(inlineScript, (element, code: string) => {
    if (!nextScripts.some((start) => isStart(code, start))) return element;
    scripts.push(code);
    return '';
  });
  const missing =
    html.includes('/_next/static/chunks/') && nextScripts.find((start) => !scripts.some((code) => isStart(code, start)));
  if (missing) {
    throw new Error(
      `${file} loads React, but has no inline script that begins with ${missing}: Next.js writes it in another form. Change nextScripts in scripts/build/defer-scripts.ts (docs/decisions/deferred-scripts.md).`,
    );
  }
  return { html: rest, scripts };
}

interface Deferral {
  /** The elements that remain in the page. */
  rest: readonly HtmlElement[];
  /** The inline script at the end of the page that lists the removed scripts. */
  script: string;
  edits: Edit[];
}

/**
 * Removes the script files from a page, so that `startDeferredScripts` loads them once the page can be read
 * (docs/decisions/deferred-scripts.md), and writes the removed inline scripts to a file. With `SCRIPTS=at-once` all of them stay.
 * @param all the page's elements
 * @param inline the inline scripts that were removed
 * @throws Error if the page has no `</body>`, or no script that starts React
 */
export function deferScripts(all: readonly HtmlElement[], inline: readonly string[]): Deferral {
  const end = all.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error('The page has no </body>, before which its scripts are listed.');
  const announce = (script: string): Edit => ({ start: end, end, text: `<script>${script}</script>` });
  if (!buildSettings().defersScripts) {
    const script = "dispatchEvent(new Event('scripts-start'))";
    return { rest: all, script, edits: [announce(script)] };
  }

  const files = new Set(
    all.filter((element) => scriptAddress(element) !== undefined && attribute(element, 'nomodule') === undefined),
  );
  const addresses = new Set([...files].flatMap((element) => scriptAddress(element) ?? []));
  // React must not start before everything that it needs is there.
  const order = [...addresses].sort((one, other) => Number(runtime.test(one)) - Number(runtime.test(other)));
  const last = order.at(-1);
  if (last && !runtime.test(last)) throw new Error("The page has no script of Turbopack's runtime, which starts React.");
  const scripts = [writeScript(inline.join('\n')), ...order].map((src): PageScript => [src, integrityOf(src) ?? '']);
  const script = `dispatchEvent(new CustomEvent('page-scripts',{detail:${JSON.stringify(scripts)}}))`;
  return {
    rest: all.filter((element) => !files.has(element)),
    script,
    edits: [...[...files].map((element) => ({ ...outerRange(element), text: '' })), announce(script)],
  };
}

/** Writes the inline scripts of a page to a file with a hash of its content in its name, as Next's chunks have. */
function writeScript(code: string): string {
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  const file = `${scriptsFolder}${name}.js`;
  writeExport(file, code);
  return `${basePath}/${file}`;
}

/**
 * The scripts that a page loads once it can be read.
 * @param all the page's elements
 */
export function deferredScripts(all: readonly HtmlElement[]): PageScript[] {
  return all.flatMap((element) => {
    const [, list] = (element.tagName === 'script' && announcement.exec(textOf(element))) || [];
    return list === undefined ? [] : (JSON.parse(list) as PageScript[]);
  });
}

/** Whether a script file contains the extracted inline scripts of a page. */
export function isPageData(address: string): boolean {
  return address.startsWith(`${basePath}/${scriptsFolder}`);
}
