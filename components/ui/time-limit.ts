/**
 * A signal that aborts a request, including reading the response, after a timeout. Safari before 16 and Chromium before
 * 103 lack `AbortSignal.timeout`.
 * @param milliseconds how long the request may take
 * @param other another signal that aborts the request
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  if (other?.aborted) end();
  other?.addEventListener('abort', end, { once: true });
  setTimeout(end, milliseconds);
  return limit.signal;
}
