import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { basePath } from '@/lib/i18n/base-path';

/** The folder with the static export. */
export const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

/** The files of the export whose names have an ending, as sorted relative paths with forward slashes. */
export function exportFiles(ending = ''): string[] {
  return readdirSync(exportFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(exportFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function readExport(file: string): string {
  return readFileSync(join(exportFolder, file), 'utf8');
}

export function writeExport(file: string, text: string): void {
  const path = join(exportFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * The file that a static server returns for a URL path.
 * @param path site-relative, without query and fragment
 * @returns the file, or undefined if the server would respond with 404
 */
export function fileFor(path: string): string | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined;
  const name = decodeAddress(path.slice(basePath.length)).replace(/^\//, '');
  const candidates = [name, join(name, 'index.html')];
  return candidates.find((candidate) => {
    const full = join(exportFolder, candidate);
    return existsSync(full) && statSync(full).isFile();
  });
}

/** Decodes part of a URL; a malformed one is returned unchanged and so matches no file. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The URL path of an exported page: `project/roadmap/index.html` becomes `/project/roadmap/`. */
export function addressOf(file: string): string {
  return `${basePath}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}
