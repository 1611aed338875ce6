/** A problem in a content file, in terms that editors understand. */
export interface ContentProblem {
  /** The file's path from the repository root. */
  file: string;
  /** Position in the file, 1-based. */
  line?: number;
  column?: number;
  /** Path of the value, such as `categories[3].initiatives[2] ("Dark Theme").status`. */
  path?: string;
  expected?: string;
  found?: string;
  /** Replaces `expected` and `found` if those don't describe the problem. */
  message?: string;
  /** The resulting failure, for the log, such as `Error loading logo actor`. */
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

/** Formats a problem as one line: file with line and column, path, what was expected, and what was found. */
export function describeProblem(problem: ContentProblem): string {
  const { file, line, column, path, message, expected, found } = problem;
  // "Failed to parse YAML from {file}" and the like name the file themselves.
  if (message?.startsWith('Failed to ') && message.includes(file)) return message;
  const position = [line, column].flatMap((number) => number ?? []);
  const place = [[file, ...position].join(':'), ...(path ? [path] : [])].join(': ');
  return `${place}: ${message ?? `expected ${expected}, found ${found}`}`;
}
