/** A source that can't be read, or that can't be trusted, and what to do about it; nothing of it has been written. */
export class SyncError extends Error {
  override name = 'SyncError';

  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`);
  }
}
