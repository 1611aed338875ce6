import { parseTree, printParseErrorCode } from 'jsonc-parser';

/**
 * Describes the first syntax error in a JSON text. The parser in Node 20 doesn't always report its position.
 * @param {string} text
 * @returns {string | undefined} line, column and error, or undefined if the text is valid
 */
export function brokenJson(text) {
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  parseTree(text, errors, { disallowComments: true });
  // Later errors are usually caused by the first one.
  const [first] = errors;
  return first && `${placeOf(text, first.offset)}: ${inWords(printParseErrorCode(first.error))}`;
}

/**
 * The line and column of an offset, counted from 1.
 * @param {string} text
 * @param {number} offset
 */
export function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Converts error codes such as `CommaExpected` to readable text.
 * @param {string} code
 */
function inWords(code) {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
