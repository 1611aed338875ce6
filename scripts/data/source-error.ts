/** Thrown if a source can't be reached, read or trusted: an expected failure, after which nothing from the source is written. */
export class SourceError extends Error {
  override name = 'SourceError';

  /** @param remedy what to do, as a sentence */
  constructor(problem: string, remedy = '') {
    super(`${problem} ${remedy}`.trim());
  }
}
