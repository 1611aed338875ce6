import { ContentError, describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';

/** The problems reported to editors while loading content, one per line, without line and column numbers. */
export function problemsOf(load: () => unknown): string {
  return withoutPlaces(placedProblemsOf(load));
}

/** Like `problemsOf`, with line and column numbers. */
export function placedProblemsOf(load: () => unknown): string {
  try {
    return collectInvalidRecords(load).invalidRecords.map(describeProblem).join('\n');
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** Removes line and column numbers after file names. */
export function withoutPlaces(text: string): string {
  return text.replaceAll(/(\.yml)(:\d+)+: /g, '$1: ');
}
