import { ContentError, type ContentProblem, describeProblem } from './content-error';
import { logProblem } from './log-problem';

/** The problems of skipped records while `collectInvalidRecords` runs: one variable is enough, because loaders are synchronous. */
let collected: Map<string, ContentProblem> | undefined;

/**
 * Reports the problems of records that a loader skipped: to the enclosing `collectInvalidRecords`, or else to the log.
 */
export function reportInvalidRecords(problems: readonly ContentProblem[]): void {
  if (!collected) logInvalidRecords(problems);
  for (const problem of problems) collected?.set(describeProblem(problem), problem);
}

/**
 * Loads content and collects the problems of skipped records, without duplicates.
 * @throws ContentError when the content can't be loaded; it includes those problems
 */
export function collectInvalidRecords<T>(load: () => T): { value: T; invalidRecords: ContentProblem[] } {
  const outer = collected;
  const own = new Map<string, ContentProblem>();
  collected = own;
  try {
    return { value: load(), invalidRecords: [...own.values()] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError([...own.values(), ...error.problems]);
  } finally {
    collected = outer;
  }
}

/** Logs the problems of skipped records. */
export function logInvalidRecords(problems: readonly ContentProblem[]): void {
  for (const problem of problems) {
    logProblem([...(problem.consequence ? [problem.consequence] : []), describeProblem(problem)].join(': '));
  }
}
