import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file that a command may be writing, or that may not exist.
 * @param {string} file
 * @returns {any} undefined if there is no such file, or an incomplete one
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
