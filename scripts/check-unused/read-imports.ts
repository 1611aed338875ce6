import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** An import of a file or a package. */
export interface Import {
  from: string;
  /** A path from the repository's root, or the name of a package. */
  to: string;
  isPackage: boolean;
}

const extensions = ['.ts', '.tsx', '.d.ts', '.mjs'];

/** The source files in folders, as sorted paths from the repository's root with forward slashes. */
export function codeFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
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
  return files.flatMap((from) =>
    importedNames(from, readFileSync(join(root, from), 'utf8')).map((name) => {
      const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? posix.join(dirname(from), name) : undefined;
      const to = path && ['', ...extensions].map((extension) => path + extension).find((file) => known.has(file));
      return { from, to: to ?? path ?? name, isPackage: path === undefined };
    }),
  );
}

function importedNames(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}
