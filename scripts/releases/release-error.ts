/** What went wrong with a release, and what to do about it; nothing has been changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';

  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`);
  }
}
