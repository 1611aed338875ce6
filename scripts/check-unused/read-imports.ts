import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** An import of a file or a package. */
export interface Import {
  from: string;
  /** A path from the repository's root, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** The line number, counted from 1. */
  line: number;
}

const extensions = ['.ts', '.tsx', '.d.ts', '.mjs'];

/** The source files in folders, as sorted paths from the repository's root with forward slashes. */
export function codeFiles(folders: readonly string[], root = '.'): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => extensions.includes(extname(file)))
    .sort();
}

/**
 * Reads the imports of files, including type-only and dynamic ones.
 * @param files as returned by `codeFiles`
 */
export function readImports(files: readonly string[], root = '.'): Import[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    return importedNames(from, source).map(({ name, offset }) => {
      const line = source.slice(0, offset).split('\n').length;
      const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? posix.join(dirname(from), name) : undefined;
      const to = path && ['', ...extensions].map((extension) => path + extension).find((file) => known.has(file));
      return { from, to: to ?? path ?? name, isPackage: path === undefined, line };
    });
  });
}

function importedNames(file: string, source: string): { name: string; offset: number }[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map(({ moduleRequest }) => ({ name: moduleRequest.value, offset: moduleRequest.start })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, offset: moduleRequest.start }] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: source.slice(start + 1, end - 1),
      offset: start,
    })),
  ];
}
