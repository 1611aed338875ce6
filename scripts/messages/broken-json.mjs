import { parseTree, printParseErrorCode } from 'jsonc-parser';

/**
 * Says what is wrong with a text that should be JSON. Node 20's own parser doesn't always say where.
 * @param {string} text
 * @returns {string | undefined} line, column and mistake, or nothing when it is JSON
 */
export function brokenJson(text) {
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  parseTree(text, errors, { disallowComments: true });
  // What follows from the first mistake is none of its own.
  const [first] = errors;
  return first && `${placeOf(text, first.offset)}: ${inWords(printParseErrorCode(first.error))}`;
}

/**
 * Line and column of an offset, from 1, as people read them.
 * @param {string} text
 * @param {number} offset
 */
export function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/**
 * `CommaExpected` as people say it.
 * @param {string} code
 */
function inWords(code) {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
