/** Thrown when a command was called in a way that it does not know; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}
