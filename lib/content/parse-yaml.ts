import { isDeepStrictEqual } from 'node:util';
import { FAILSAFE_SCHEMA, load, nullCoreTag, YAMLException } from 'js-yaml';
import { ContentError } from './content-error';
import { maxAliases, maxDepth, maxRepeatedKeys, maxValues } from './limits';

/** Warnings already printed, because a build reads each file many times. */
const warned = new Set<string>();

/** How the values of a file are read. */
export interface YamlOptions {
  /** Every value is the text that it was written as, whether in quotation marks or not, so that 2.50 stays 2.50. */
  asWritten?: boolean;
  /** How many lines of the file are before the text. */
  linesBefore?: number;
}

const writtenSchema = FAILSAFE_SCHEMA.withTags(nullCoreTag);

/**
 * Parses YAML. A key given twice with different values is an error; a line that merely repeats an earlier one, as
 * in a logo record of the Jenkins project, causes a warning, unless there are too many of them (./limits.ts).
 * @param file path from the repository's root
 * @throws ContentError 'Failed to parse YAML from {path}' with line and column, and the duplicate key
 */
export function parseYaml(file: string, text: string, options: YamlOptions = {}): unknown {
  const value = parse(file, text, options, 0);
  if (countValues(value) > maxValues) {
    const message = `Failed to parse YAML from ${file}: line 1, column 1: aliases make more than ${maxValues} values of it`;
    throw new ContentError([{ file, message }]);
  }
  return value;
}

/** Counts what a value holds, each time that an alias repeats it. A value that is part of itself has no end. */
function countValues(value: unknown, counted = new Map<unknown, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  const known = counted.get(value);
  if (known !== undefined) return known;
  counted.set(value, Number.POSITIVE_INFINITY);
  const count = Object.values(value).reduce((sum: number, child) => sum + countValues(child, counted), 1);
  counted.set(value, count);
  return count;
}

/** @param repeated how many lines that repeat an earlier one have been left out so far */
function parse(file: string, text: string, options: YamlOptions, repeated: number): unknown {
  try {
    return load(text, { filename: file, maxDepth, maxAliases, ...(options.asWritten && { schema: writtenSchema }) });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mark, reason } = error;
    const place = `line ${(options.linesBefore ?? 0) + (mark?.line ?? 0) + 1}, column ${(mark?.column ?? 0) + 1}: `;
    const lines = text.split('\n');
    const key = mark && reason === 'duplicated mapping key' && /^[^:]+/.exec(lines[mark.line]?.slice(mark.column) ?? '')?.[0];
    const isFull = repeated >= maxRepeatedKeys;
    const withoutLine = key && !isFull && lines.with(mark.line, '').join('\n');
    if (withoutLine && saySame(text, withoutLine)) {
      warnOnce(`${file}: ${place}the key "${key}" is given twice with the same value; one of the two can go`);
      return parse(file, withoutLine, options, repeated + 1);
    }
    throw new ContentError([
      {
        file,
        message: `Failed to parse YAML from ${file}: ${place}${reason}${key ? ` "${key}"` : ''}${key && isFull ? `, and ${repeated} lines before it are repeated as well` : ''}${quotationHint(error, lines)}`,
      },
    ]);
  }
}

/** The parser reports such a value as a wrong indentation. */
function quotationHint({ mark, reason }: YAMLException, lines: readonly string[]): string {
  const before = (mark && lines[mark.line]?.slice(0, mark.column)) ?? '';
  return reason.startsWith('bad indentation') && /^ *(- +)*[^:]+: /.test(before)
    ? '; a text with a colon, or one that begins with a sign, needs quotation marks'
    : '';
}

/** Whether two texts parse to the same value when the last of several equal keys wins. */
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
