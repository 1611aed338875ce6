import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import { recordFiles } from '@/lib/content/record-folder';
import { isConverted } from './converted-yaml';
import type { Taken } from './sources';

/** What an import does to a file. */
export type Change = 'added' | 'changed' | 'unchanged';

/** How a file compares with the one that is here. */
export function changeOf({ file, bytes }: Taken): Change {
  const path = join(siteRoot(), file);
  if (!existsSync(path)) return 'added';
  return readFileSync(path).equals(bytes) ? 'unchanged' : 'changed';
}

/** Whether a converted record would take the place of one that somebody wrote here. */
export function isOurs({ file, mustBeWhole }: Taken): boolean {
  const path = join(siteRoot(), file);
  return mustBeWhole && existsSync(path) && !isConverted(readFileSync(path, 'utf8'));
}

/** The records of a folder that are not among those taken: the checkout has them no more, or they are ours. */
export function goneFrom(folder: string, taken: readonly Taken[]): string[] {
  const files = new Set(taken.map(({ file }) => file));
  return recordFiles(folder).filter((file) => !files.has(file));
}

/** Whether a file would be written where its path says, and not where a symbolic link leads. */
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

export function writeImported({ file, bytes }: Taken): void {
  const path = join(siteRoot(), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
