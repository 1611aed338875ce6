/** A problem in a content file, in terms that an editor can act on. */
export interface ContentProblem {
  /** The file, from the repository's root. */
  file: string;
  /** The place in the file, such as `categories[3].initiatives[2] ("Dark Theme").status`. */
  path?: string;
  expected?: string;
  found?: string;
  /** Replaces "expected" and "found" where those two don't describe the problem. */
  message?: string;
}

/** Thrown when a content file can't be read or is invalid. It lists every problem, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** Formats a problem as one line: file, place, what was expected, and what was found. */
export function describeProblem(problem: ContentProblem): string {
  const place = problem.path ? `${problem.file}: ${problem.path}` : problem.file;
  if (problem.message) return `${place}: ${problem.message}`;
  return `${place}: expected ${problem.expected}, found ${problem.found}`;
}
