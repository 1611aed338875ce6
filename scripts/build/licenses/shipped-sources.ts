import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportFiles, exportFolder, readExport, writeExport } from '@/scripts/shared/export-files';

/** The end of a script or a style sheet that names its source map. */
const mapComment = /\n*(?:\/\/|\/\*)# sourceMappingURL=([^\s*]+)(?:\s*\*\/)?\s*$/;

/** Written by Next itself, without code of anybody else, and without source maps. */
const manifest = /\/_\w*Manifest\.js$/;

/** Copied by Next as it is, for browsers that know no modules. */
export const copiedScript = 'node_modules/next/dist/build/polyfills/polyfill-nomodule.js';

/** What a source map says about where the code is from; a bundle's has sections. */
interface SourceMap {
  sources?: string[];
  sections?: { map: SourceMap }[];
}

/**
 * Finds out what the scripts and styles of the export are made of, from their source maps, and removes the maps: they are not
 * published (docs/decisions/licenses.md).
 * @returns the files of packages, as paths from the repository's root
 * @throws Error naming the script that has no source map, because its licenses are unknown then
 */
export function takeSourceMaps(): string[] {
  const files = exportFiles().filter((file) => file.startsWith('_next/static/'));
  const sources = files.filter((file) => /\.(js|css)$/.test(file)).flatMap(takeSourceMap);
  for (const file of files.filter((name) => name.endsWith('.map'))) rmSync(join(exportFolder, file));
  return [...new Set(sources)].filter((source) => source.startsWith('node_modules/')).sort();
}

function takeSourceMap(file: string): string[] {
  const code = readExport(file);
  const [comment = '', map] = mapComment.exec(code) ?? [];
  if (map !== undefined) {
    writeExport(file, code.slice(0, -comment.length));
    return sourcesOf(JSON.parse(readExport(join(dirname(file), decodeURIComponent(map)))));
  }
  if (code === readFileSync(copiedScript, 'utf8')) return [copiedScript];
  if (file.endsWith('.css') || manifest.test(file)) return [];
  throw new Error(`${file} has no source map, so nobody can say whose code it is.`);
}

function sourcesOf({ sources = [], sections = [] }: SourceMap): string[] {
  return [...sources.map(pathOf), ...sections.flatMap(({ map }) => sourcesOf(map))];
}

/** The path of a source from the repository's root; the bundler's own code is Next's. */
function pathOf(source: string): string {
  const [, place, path = ''] = /^turbopack:\/\/\/\[(project|turbopack)\]\/(.*)$/.exec(source) ?? [];
  if (place === undefined) throw new Error(`A source map names "${source}", and nobody can say whose code it is.`);
  return place === 'project' ? path : `node_modules/next/${path}`;
}
