import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFiles } from '@/lib/content/record-folder';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { isConverted } from './converted-yaml';
import type { Taken } from './upstream-files';

/** What an import does with a file. Files that are gone stay; the others come with their new content. */
export type Change = { file: string } & ({ kind: 'added' | 'changed' | 'unchanged'; bytes: Buffer } | { kind: 'gone' });

/**
 * Compares imported files with the existing ones.
 * @param target the file or folder of content/; the other records of a folder were removed from the checkout, or added by this site
 */
export function changesIn(target: string, kept: readonly Taken[]): Change[] {
  const files = new Set(kept.map(({ file }) => file));
  const gone = target.endsWith('.yml') ? [] : recordFiles(target).filter((file) => !files.has(file));
  return [
    ...kept.map(({ file, bytes }): Change => ({ file, kind: kindOf(file, bytes), bytes })),
    ...gone.map((file): Change => ({ file, kind: 'gone' })),
  ];
}

function kindOf(file: string, bytes: Buffer) {
  const path = join(siteRoot(), file);
  if (!existsSync(path)) return 'added';
  return readFileSync(path).equals(bytes) ? 'unchanged' : 'changed';
}

/** Whether a converted record would overwrite one that an editor of this site wrote. */
export function isOurs({ file, mustBeWhole }: Taken): boolean {
  const path = join(siteRoot(), file);
  return mustBeWhole && existsSync(path) && !isConverted(readFileSync(path, 'utf8'));
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
