import { ContentError, type ContentProblem, describeProblem } from './content-error';
import { logProblem } from './log-problem';

/** The problems of records that were left out, while somebody collects them. */
let collected: Map<string, ContentProblem> | undefined;

/**
 * Says that broken records are left out of what a loader returns. Whoever asked for the content gets the problems;
 * where nobody did, they are logged.
 */
export function reportInvalidRecords(problems: readonly ContentProblem[]): void {
  if (!collected) logInvalidRecords(problems);
  for (const problem of problems) collected?.set(describeProblem(problem), problem);
}

/**
 * Loads content and collects the problems of the records that are left out, each once.
 * @throws ContentError when the content can't be loaded; it lists those problems, too
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

/** Logs the problems of records that were left out. */
export function logInvalidRecords(problems: readonly ContentProblem[]): void {
  for (const problem of problems) {
    logProblem([...(problem.consequence ? [problem.consequence] : []), describeProblem(problem)].join(': '));
  }
}
