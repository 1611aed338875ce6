/** A problem in a content file, in terms that an editor can act on. */
export interface ContentProblem {
  /** The file, from the repository's root. */
  file: string;
  /** Where in the file the mistake is, both from 1. */
  line?: number;
  column?: number;
  /** The place in the file, such as `categories[3].initiatives[2] ("Dark Theme").status`. */
  path?: string;
  expected?: string;
  found?: string;
  /** Replaces "expected" and "found" where those two don't describe the problem. */
  message?: string;
  /** What failed because of it, for the log, such as `Error loading logo actor`. */
  consequence?: string;
}

/** Thrown when a content file can't be read or is invalid. It lists every problem, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** Formats problems as one sentence for a page. */
export function describeAll(problems: readonly ContentProblem[]): string {
  return problems.map(describeProblem).join('; ');
}

/** Formats a problem as one line: file with line and column, place, what was expected, and what was found. */
export function describeProblem(problem: ContentProblem): string {
  const { line, column, path, message, expected, found } = problem;
  const position = [line, column].flatMap((number) => number ?? []);
  const place = [[problem.file, ...position].join(':'), ...(path ? [path] : [])].join(': ');
  return `${place}: ${message ?? `expected ${expected}, found ${found}`}`;
}
