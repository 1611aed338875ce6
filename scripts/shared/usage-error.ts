/** Thrown for an invalid command line; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}
