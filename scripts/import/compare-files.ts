import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFiles } from '@/lib/content/record-folder';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { isConverted } from './converted-yaml';
import type { Taken } from './sources';

/** How an import changes a file. */
export type Change = 'added' | 'changed' | 'unchanged';

/** Compares a file with the existing one. */
export function changeOf({ file, bytes }: Taken): Change {
  const path = join(siteRoot(), file);
  if (!existsSync(path)) return 'added';
  return readFileSync(path).equals(bytes) ? 'unchanged' : 'changed';
}

/** Whether a converted record would overwrite one that an editor of this site wrote. */
export function isOurs({ file, mustBeWhole }: Taken): boolean {
  const path = join(siteRoot(), file);
  return mustBeWhole && existsSync(path) && !isConverted(readFileSync(path, 'utf8'));
}

/** The records of a folder that were not imported: removed from the checkout, or added by this site. */
export function goneFrom(folder: string, taken: readonly Taken[]): string[] {
  const files = new Set(taken.map(({ file }) => file));
  return recordFiles(folder).filter((file) => !files.has(file));
}

/** Whether the path of a file contains no symbolic links, so that it is written where its path says. */
export function isPlainTarget(file: string): boolean {
  const root = realpathSync(siteRoot());
  let nearest = file;
  while (!lstatSync(join(root, nearest), { throwIfNoEntry: false })) nearest = dirname(nearest);
  try {
    return realpathSync(join(root, nearest)) === join(root, nearest);
  } catch {
    return false;
  }
}
