/**
 * How long something took, for people to read.
 * @param {number} started when it began, in milliseconds as Date.now() has them
 */
export function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
