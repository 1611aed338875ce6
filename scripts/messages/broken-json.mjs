import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { lostLetter, otherEncoding } from '../shared/other-encoding.mjs';

/**
 * Describes the first letter that was lost because a file was saved in another encoding. The text may be valid JSON nevertheless.
 * @param {string} text
 * @returns {string | undefined} line, column and error, or undefined if there is none
 */
export function brokenEncoding(text) {
  const offset = text.indexOf(lostLetter);
  return offset < 0 ? undefined : `${placeOf(text, offset)}: ${otherEncoding}`;
}

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
