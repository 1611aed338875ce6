import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { siteBuild, siteRoot } from '@/lib/environment/environment.mjs';
import { ContentError, type ContentProblem } from './content-error';
import { reportInvalidRecords } from './invalid-records';
import { maxFileBytes } from './limits';
import { parseRecords } from './parse-records';
import { parseYaml, type YamlOptions } from './parse-yaml';
import { originalPath, recordPath, withoutPaths } from './record-paths';
import { yamlPlaces } from './yaml-places';

/** All YAML files of content/, as paths from the repository root. */
export function contentFiles(): string[] {
  return yamlFiles().filter((file) => file.endsWith('.yml'));
}

/** Like `contentFiles`, with those whose extension is written in another way and that no loader reads, such as .yaml. */
export function yamlFiles(): string[] {
  return readdirSync(join(siteRoot(), 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/i.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort();
}

/**
 * Whether an optional file of content/ exists.
 * @param file path from the repository root
 */
export function contentExists(file: string): boolean {
  return existsSync(join(siteRoot(), file));
}

/**
 * Reads a file of content/ as text.
 * @param file path from the repository root
 * @throws ContentError 'Failed to fetch data from {path}', or when the file exceeds `maxFileBytes`
 */
export function readContentText(file: string): string {
  try {
    return decodeContent(file, readFileSync(join(siteRoot(), file)));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'the file does not exist' : String(error);
    throw new ContentError([{ file, message: `Failed to fetch data from ${file}: ${reason}` }]);
  }
}

/**
 * The text of a file.
 * @throws ContentError when it exceeds `maxFileBytes`
 */
export function decodeContent(file: string, bytes: Buffer): string {
  if (bytes.length <= maxFileBytes) return bytes.toString();
  throw new ContentError([
    { file, expected: `a file of at most ${inMegabytes(maxFileBytes)}`, found: inMegabytes(bytes.length) },
  ]);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A parsed file: its valid data, and the problems of skipped records. */
interface ReadFile {
  data: unknown;
  invalidRecords: readonly ContentProblem[];
}

/** Parsed files by schema and path. */
const lastRead = new WeakMap<z.ZodType, Map<string, ReadFile & { text: string }>>();

/**
 * Reads and validates a YAML file of content/. The result is frozen, so that pages can't affect each other, and cached until the
 * file's text changes, because every page reads the same files. A schema's result must therefore depend on the file alone.
 * @param file path from the repository root
 * @param records patterns of optional records, such as `categories.*.initiatives.*`, or `**` for any value. Invalid ones are
 *   skipped and reported (docs/errors.md, Content).
 * @param options parser options, which must be the same for every call with this schema
 * @throws ContentError with file, line, column, path, expected and found for every problem, if one of them is outside the records
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: readonly string[] = [],
  options: YamlOptions = {},
): z.output<Schema> {
  const reads = lastRead.get(schema) ?? new Map<string, ReadFile & { text: string }>();
  lastRead.set(schema, reads);
  const last = reads.get(file);
  // Files don't change during a build, and pages read the same ones thousands of times.
  const text = last && siteBuild().isContentFixed ? last.text : readContentText(file);
  const { data, invalidRecords } = last?.text === text ? last : validateContent(file, text, schema, records, options);
  reads.set(file, { text, data, invalidRecords });
  if (invalidRecords.length > 0) reportInvalidRecords(invalidRecords);
  return data as z.output<Schema>;
}

/**
 * Validates the text of a file like `readContent`. Removes invalid records until the rest is valid: checks across records run only
 * after every single record has passed.
 */
export function validateContent(
  file: string,
  text: string,
  schema: z.ZodType,
  records: readonly string[] = [],
  options: YamlOptions = {},
): ReadFile {
  const parsed = records.includes('*')
    ? parseRecords(file, text, options)
    : { value: parseYaml(file, text, options), text, broken: [] };
  const invalidRecords = parsed.broken.flatMap(({ problems }) => problems);
  let rest = withoutPaths(
    parsed.value,
    parsed.broken.map(({ index }) => [index]),
  );
  for (;;) {
    const result = schema.safeParse(rest, { reportInput: true });
    if (result.success) return { data: deepFreeze(result.data), invalidRecords };
    const issues = result.error.issues.map(closestIssue);
    const problems = toProblems(file, parsed.text, rest, issues);
    const broken = issues.map(({ path }) => recordPath(path, records));
    if (!broken.every((path) => path !== undefined)) throw new ContentError([...invalidRecords, ...problems]);
    invalidRecords.push(...problems);
    rest = withoutPaths(rest, broken);
  }
}

/** For a union, finds the issue with the alternative that the value resembles most. */
function closestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const depths = issue.errors.map((issues) => Math.min(...issues.map(({ path }) => path.length)));
  const deepest = Math.max(...depths);
  const [closest, ...others] = issue.errors
    .filter((_, index) => deepest > 0 && depths[index] === deepest)
    .toSorted((a, b) => a.length - b.length);
  const [first] = closest ?? [];
  if (!first || others.some(({ length }) => length === closest?.length)) return issue;
  return closestIssue({ ...first, path: [...issue.path, ...first.path] });
}

function toProblems(file: string, text: string, raw: unknown, issues: readonly z.core.$ZodIssue[]): ContentProblem[] {
  const paths = issues.map(({ path }) => originalPath(raw, path));
  const places = yamlPlaces(text, paths);
  return issues.map((issue, index) => ({ ...toProblem(file, raw, issue, paths[index] ?? []), ...places[index] }));
}

/** @param original the issue's path in the file, before the removal of records */
function toProblem(file: string, raw: unknown, issue: z.core.$ZodIssue, original: readonly PropertyKey[]): ContentProblem {
  const path = describePath(raw, issue.path, original) || 'the file as a whole';
  if (issue.code === 'custom') return { file, path, message: shorten(issue.message, 500) };
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : valueAt(raw, issue.path);
  if (issue.code === 'too_big' && Array.isArray(found)) {
    return { file, path, expected: describeExpected(issue), found: `${found.length} entries` };
  }
  return { file, path, expected: describeExpected(issue), found: describeFound(found) + quotationHint(issue, found) };
}

function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (
        {
          array: 'a list',
          object: 'a mapping',
          record: 'a mapping',
          string: 'text',
          number: 'a number',
          int: 'a whole number',
          boolean: 'true or false',
        }[issue.expected as string] ?? issue.expected
      );
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'text that is not empty';
      if (issue.origin === 'array') return issue.minimum === 1 ? 'at least one entry' : `at least ${issue.minimum} entries`;
      return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    case 'invalid_key':
      return issue.issues.map(describeExpected).join(' and ');
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(describeExpected))].join(' or ');
    default:
      return issue.message;
  }
}

/** Explains how YAML parses unquoted text. */
function quotationHint(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return '';
  if (typeof found === 'number' || typeof found === 'boolean') return ', which is text only in quotation marks';
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
    return '; text that contains a colon needs quotation marks';
  }
  return '';
}

/**
 * Formats a path, adding names to indexes so that editors can find the record.
 * @param original the same path in the file, if records before it have been removed
 */
export function describePath(raw: unknown, path: readonly PropertyKey[], original = path): string {
  let text = '';
  for (const [index, key] of path.entries()) {
    if (typeof key !== 'number') {
      text += (text && '.') + shorten(String(key));
      continue;
    }
    const name = recordName(valueAt(raw, path.slice(0, index + 1)));
    text += `[${String(original[index])}]${name ? ` ("${name}")` : ''}`;
  }
  return text;
}

function recordName(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  for (const key of ['name', 'id', 'title', 'label', 'version']) {
    const value: unknown = Reflect.get(record, key);
    if (typeof value === 'string') return shorten(value);
  }
  return undefined;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  return shorten(JSON.stringify(value) ?? String(value));
}

function shorten(text: string, length = 80): string {
  return text.length > length ? `${text.slice(0, length - 3)}...` : text;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
