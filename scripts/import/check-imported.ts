import { collectionOf } from '@/lib/collections/collections';
import type { ContentProblem } from '@/lib/content/content-error';
import type { Taken } from './upstream-files';

/** Finds the problems of files to be written, by the schemas of their collections. */
export function checkImported(taken: readonly Taken[]): ContentProblem[] {
  return taken.flatMap(({ file, bytes }) => collectionOf(file)?.problemsOf(file, bytes) ?? []);
}
