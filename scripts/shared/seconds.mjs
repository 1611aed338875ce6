/**
 * The elapsed time as text.
 * @param {number} started the start in milliseconds, as from Date.now()
 */
export function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
