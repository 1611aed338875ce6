/** One thing that is wrong in a content file, in terms an editor can act on. */
export interface ContentProblem {
  /** The file, from the repository's root. */
  file: string;
  /** Where in the file, such as `categories[3].initiatives[2] ("Dark Theme").status`. */
  path?: string;
  expected?: string;
  found?: string;
  /** Said instead of expected and found when those two do not tell the story. */
  message?: string;
}

/** Thrown when a content file can't be read or breaks its schema. It carries every problem found, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** A problem in one line: file, place, what was expected and what was found. */
export function describeProblem(problem: ContentProblem): string {
  const place = problem.path ? `${problem.file}: ${problem.path}` : problem.file;
  if (problem.message) return `${place}: ${problem.message}`;
  return `${place}: expected ${problem.expected}, found ${problem.found}`;
}
