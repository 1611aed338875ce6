import { ContentError, describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';

/** The problems that an editor is told of while content is loaded, one a line, without the lines and columns of the file. */
export function problemsOf(load: () => unknown): string {
  return withoutPlaces(placedProblemsOf(load));
}

/** The same, with lines and columns. */
export function placedProblemsOf(load: () => unknown): string {
  try {
    return collectInvalidRecords(load).invalidRecords.map(describeProblem).join('\n');
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** Drops line and column behind the names of files. */
export function withoutPlaces(text: string): string {
  return text.replaceAll(/(\.yml)(:\d+)+: /g, '$1: ');
}
