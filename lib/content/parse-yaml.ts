import { isDeepStrictEqual } from 'node:util';
import { FAILSAFE_SCHEMA, load, nullCoreTag, YAMLException } from 'js-yaml';
import { ContentError } from './content-error';
import { maxAliases, maxDepth, maxRepeatedKeys, maxValues } from './limits';

/** Warnings already printed: a build reads each file many times. */
const warned = new Set<string>();

/** How to parse a file. */
export interface YamlOptions {
  /** Parses every scalar as the text in the file, quoted or not, so that 2.50 stays 2.50. */
  asWritten?: boolean;
  /** The number of lines before the text, if it is part of a file. */
  linesBefore?: number;
}

const writtenSchema = FAILSAFE_SCHEMA.withTags(nullCoreTag);

/**
 * Parses YAML. A duplicate key is an error if its values differ. If they are the same, as in an upstream logo record, it is a
 * warning, up to `maxRepeatedKeys` times.
 * @param file path from the repository root
 * @throws ContentError 'Failed to parse YAML from {path}' with line and column, or with the place of a duplicate key
 */
export function parseYaml(file: string, text: string, options: YamlOptions = {}): unknown {
  const value = parse(file, text, options, 0);
  if (countValues(value) > maxValues) {
    const message = `Failed to parse YAML from ${file}: line 1, column 1: aliases expand to more than ${maxValues} values`;
    throw new ContentError([{ file, message }]);
  }
  return value;
}

/** Counts the values in a value after expanding aliases; infinite if it contains itself. */
function countValues(value: unknown, counted = new Map<unknown, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  const known = counted.get(value);
  if (known !== undefined) return known;
  counted.set(value, Number.POSITIVE_INFINITY);
  const count = Object.values(value).reduce((sum: number, child) => sum + countValues(child, counted), 1);
  counted.set(value, count);
  return count;
}

/** @param repeated how many duplicate lines have been removed so far */
function parse(file: string, text: string, options: YamlOptions, repeated: number): unknown {
  try {
    return load(text, { filename: file, maxDepth, maxAliases, ...(options.asWritten && { schema: writtenSchema }) });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mark, reason } = error;
    const line = (options.linesBefore ?? 0) + (mark?.line ?? 0) + 1;
    const column = (mark?.column ?? 0) + 1;
    const lines = text.split('\n');
    const key = mark && reason === 'duplicated mapping key' && /^[^:]+/.exec(lines[mark.line]?.slice(mark.column) ?? '')?.[0];
    if (key) {
      const isFull = repeated >= maxRepeatedKeys;
      const withoutLine = lines.with(mark.line, '').join('\n');
      if (!isFull && parseToSame(text, withoutLine)) {
        warnOnce(`${file}:${line}:${column}: the key "${key}" appears twice with the same value: remove one`);
        return parse(file, withoutLine, options, repeated + 1);
      }
      const after = isFull ? `, after ${repeated} other duplicate lines` : '';
      throw new ContentError([{ file, line, column, message: `the key "${key}" appears twice${after}: remove one` }]);
    }
    const message = `Failed to parse YAML from ${file}: line ${line}, column ${column}: ${reason}${remedy(error, lines)}`;
    throw new ContentError([{ file, message }]);
  }
}

/** What probably caused an error. The parser reports unquoted special characters as bad indentation. */
function remedy({ mark, reason }: YAMLException, lines: readonly string[]): string {
  const before = (mark && lines[mark.line]?.slice(0, mark.column)) ?? '';
  if (/^\s*\t/.test((mark && lines[mark.line]) ?? '')) return '; use spaces instead of tabs';
  if (/flow collection|deficient indentation/.test(reason))
    return "; a bracket or a quotation mark isn't closed, or a text that begins with [ or { needs quotation marks";
  return reason.startsWith('bad indentation') && /^ *(- +)*[^:]+: /.test(before)
    ? '; text that contains a colon or begins with a symbol needs quotation marks'
    : '';
}

/** Whether two texts parse to the same value if the last of duplicate keys wins. */
function parseToSame(text: string, other: string): boolean {
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
