/**
 * A signal that ends a request after a time, the reading of its answer included. Safari before 16 and Chromium before 103
 * have no `AbortSignal.timeout`.
 * @param milliseconds how long the request may take
 * @param other a signal that ends the request too
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  if (other?.aborted) end();
  other?.addEventListener('abort', end, { once: true });
  setTimeout(end, milliseconds);
  return limit.signal;
}
