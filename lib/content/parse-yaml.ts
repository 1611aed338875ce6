import { isDeepStrictEqual } from 'node:util';
import { load, YAMLException } from 'js-yaml';
import { ContentError } from './content-error';

/** Lines that were warned about, because a build reads a file many times. */
const warned = new Set<string>();

/**
 * Reads YAML. A key given twice with two values is an error; a line that only says again what an
 * earlier one said, as in a logo record of the Jenkins project, is warned about and passed over.
 * @param file path from the repository's root
 * @throws ContentError 'Failed to parse YAML from {path}' with line and column, and the key that is given twice
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return load(text, { filename: file });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mark, reason } = error;
    const place = mark ? `line ${mark.line + 1}, column ${mark.column + 1}: ` : '';
    const lines = text.split('\n');
    const key = mark && reason === 'duplicated mapping key' && /^[^:]+/.exec(lines[mark.line]?.slice(mark.column) ?? '')?.[0];
    const withoutLine = key && lines.with(mark.line, '').join('\n');
    if (withoutLine && saySame(text, withoutLine)) {
      warnOnce(`${file}: ${place}the key "${key}" is given twice with the same value; one of the two can go`);
      return parseYaml(file, withoutLine);
    }
    throw new ContentError([{ file, message: `Failed to parse YAML from ${file}: ${place}${reason}${key ? ` "${key}"` : ''}` }]);
  }
}

/** Tells whether two texts say the same when the last of several equal keys counts. */
function saySame(text: string, other: string): boolean {
  try {
    return isDeepStrictEqual(load(text, { json: true }), load(other, { json: true }));
  } catch {
    return false;
  }
}

function warnOnce(message: string) {
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}
