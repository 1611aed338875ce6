/** Thrown for an invalid command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}
