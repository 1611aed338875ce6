/** A problem with a release and how to solve it; nothing has been changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';

  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`);
  }
}
