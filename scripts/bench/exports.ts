import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute, outerRange, pageElements, replaceRanges } from '@/scripts/export/html';

/** An empty site of the same framework: what a page costs when nothing is on it. */
const floorFiles = {
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.jsx':
    "export const metadata = { title: 'Floor' };\nexport default function Page() {\n  return <main><h1>Jenkins</h1><p>An empty page.</p></main>;\n}\n",
  'package.json': '{ "type": "module" }\n',
};

/**
 * Builds the floor.
 * @param folder where, inside the repository, so that Next and React are found
 * @returns the folder of its export
 * @throws Error with the output of the build, if it fails
 */
export function buildFloor(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const settings = { output: 'export', trailingSlash: true, turbopack: { root: process.cwd() } };
  const files = { ...floorFiles, 'next.config.js': `export default ${JSON.stringify(settings)};\n` };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The floor could not be built:\n${stdout}${stderr}`);
  return join(folder, 'out');
}

/**
 * Copies an export without any script in the given pages: as fast as they could be.
 * @param from the folder of the export
 * @param folder the folder of the copy
 * @param pages paths with a slash at both ends
 */
export function writeLimit(from: string, folder: string, pages: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  for (const page of pages) {
    const file = join(folder, page, 'index.html');
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return folder;
}

/** A page without its scripts, and without hints to load some. */
export function withoutScripts(html: string): string {
  const scripts = pageElements(html).filter(
    (element) => element.tagName === 'script' || (element.tagName === 'link' && attribute(element, 'as') === 'script'),
  );
  return replaceRanges(
    html,
    scripts.map((element) => ({ ...outerRange(element), text: '' })),
  );
}
