/** Thrown if a source can't be read or trusted. The message says what to do; nothing from the source has been written. */
export class SyncError extends Error {
  override name = 'SyncError';

  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`);
  }
}
