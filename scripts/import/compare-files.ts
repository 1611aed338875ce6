import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { collectionOf } from '@/lib/collections/collections';
import { ContentError, type ContentProblem, describeProblem } from '@/lib/content/content-error';
import type { Inspection } from '@/lib/content/define-collection';
import { parseYaml } from '@/lib/content/parse-yaml';
import { recordFiles } from '@/lib/content/record-folder';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { tooFew } from '@/scripts/data/too-few';
import { isConverted } from './converted-yaml';
import type { Taken } from './upstream-files';

/** What an import does with a file. Files that are gone stay; the others come with their new content. */
export type Change = { file: string } & ({ kind: 'added' | 'changed' | 'unchanged'; bytes: Buffer } | { kind: 'gone' });

/**
 * Compares imported files with the existing ones.
 * @param target the file or folder of content/; the other records of a folder were removed from the checkout, or added by this site
 * @param taken what the checkout has for it
 * @param kept what of that is imported
 * @param skipped paths of files of the checkout that aren't imported, and so aren't gone
 */
export function changesIn(target: string, taken: readonly Taken[], kept: readonly Taken[], skipped: readonly string[]): Change[] {
  const files = new Set(taken.map(({ file }) => file));
  const names = new Set(skipped.map(recordName));
  const isGone = (file: string) => !files.has(file) && !names.has(recordName(file));
  // Without any record, the checkout lacks the whole folder.
  const gone = target.endsWith('.yml') || files.size === 0 ? [] : recordFiles(target).filter(isGone);
  return [
    ...kept.map(({ file, bytes }): Change => ({ file, kind: kindOf(file, bytes), bytes })),
    ...gone.map((file): Change => ({ file, kind: 'gone' })),
  ];
}

/** What a record is called both in the checkout and in content/, such as 2-580-1 for 2.580.1.yml. */
function recordName(path: string): string {
  return basename(path, extname(path)).replaceAll('.', '-');
}

function kindOf(file: string, bytes: Buffer) {
  const path = join(siteRoot(), file);
  if (!existsSync(path)) return 'added';
  return readFileSync(path).equals(bytes) ? 'unchanged' : 'changed';
}

/** Describes a problem by its place in the checkout; the lines of a converted record are others there. */
export function describeUpstream({ file, path, mustBeWhole }: Taken, { message, ...problem }: ContentProblem): string {
  const lines = mustBeWhole && { line: undefined, column: undefined };
  return describeProblem({ ...problem, ...lines, file: path, message: message?.replaceAll(file, path) });
}

/**
 * Why a file of the checkout is damaged, so that nobody can want it: it is not YAML, or has no list and no mapping.
 * @param found what is in it
 * @returns undefined if it isn't
 */
export function damageOf(taken: Taken, found: Inspection | undefined): string | undefined {
  const [problem] = found?.problems ?? [];
  // In a file with records, only some of them can be damaged.
  if (!problem || found?.records !== 0) return undefined;
  try {
    const value = parseYaml(taken.path, taken.bytes.toString());
    if (typeof value === 'object' && value !== null) return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
  return describeUpstream(taken, problem);
}

/**
 * Why a file of the checkout should not replace the existing one, which may not exist.
 * @param found what is in the new one
 * @returns undefined if that has as many valid records, except for a tenth
 */
export function doubtAbout(taken: Taken, { problems: [problem], records: now }: Inspection): string | undefined {
  const { file } = taken;
  const path = join(siteRoot(), file);
  const before = existsSync(path) ? collectionOf(file)?.inspect(file, readFileSync(path)).records : 0;
  const doubt = tooFew('valid records', { before: before ?? 0, now });
  return doubt && (now === 0 && problem ? describeUpstream(taken, problem) : `it has ${doubt}`);
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
