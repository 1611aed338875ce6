import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ check: string, tests: import('./reports.mjs').Test[], output: string }} Failure `tests` are the failed ones */

/** The most lines of a check's output that are repeated. */
const shortOutput = 40;
/** How many lines are repeated from the end of a longer output, and how many others that name a file. */
const linesOfLongOutput = 20;

/**
 * What is printed about a failed check at the end, because truncated logs keep their end: its failed tests, or else its output. Of
 * a long output, the lines that name a place in a file, and the last ones.
 * @param {Failure} failure
 */
export function recapOf({ check, tests, output }) {
  const reasons = tests.map(({ name, error = '' }) => [name, ...linesOf(error).slice(0, 20)].join('\n    '));
  return [`Failed: ${check}`, ...(reasons.length > 0 ? reasons : shorten(linesOf(output)))].join('\n  ');
}

/** @param {string} text */
function linesOf(text) {
  return stripVTControlCharacters(text).trim().split('\n');
}

/** @param {string[]} lines */
function shorten(lines) {
  if (lines.length <= shortOutput) return lines;
  const places = lines.slice(0, -linesOfLongOutput).filter((line) => /^\S*[^\s/]+\.\w+[:(]\d/.test(line.trim()));
  return [...places.slice(0, linesOfLongOutput), '…', ...lines.slice(-linesOfLongOutput)];
}
