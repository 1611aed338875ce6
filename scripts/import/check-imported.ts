import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collections } from '@/lib/collections/collections';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import type { Taken } from './sources';

/**
 * Validates the files to be written with the site's own loaders, in a temporary folder.
 * @returns the problems that the loaders report
 */
export function checkImported(taken: readonly Taken[]): ContentProblem[] {
  const root = mkdtempSync(join(tmpdir(), 'import-'));
  const before = process.env.SITE_ROOT;
  try {
    for (const { file, bytes } of taken) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), bytes);
    }
    process.env.SITE_ROOT = root;
    const isTaken = (target: string) => taken.some(({ file }) => file === target || dirname(file) === target);
    return collections.filter(({ file }) => isTaken(file)).flatMap(({ read }) => problemsOf(read));
  } finally {
    if (before === undefined) delete process.env.SITE_ROOT;
    else process.env.SITE_ROOT = before;
    rmSync(root, { recursive: true, force: true });
  }
}

function problemsOf(read: () => unknown): readonly ContentProblem[] {
  try {
    return collectInvalidRecords(read).invalidRecords;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}
