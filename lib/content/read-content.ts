import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error';
import { reportInvalidRecords } from './invalid-records';
import { isBuild } from './is-build';
import { maxFileBytes } from './limits';
import { parseRecords } from './parse-records';
import { parseYaml, type YamlOptions } from './parse-yaml';
import { addInvalidRecord, originalPath, recordPath } from './record-paths';
import { yamlPlaces } from './yaml-places';

/** The folder that contains content/ and messages/; tests point it at their fixtures. */
export function siteRoot(): string {
  return process.env.SITE_ROOT ?? process.cwd();
}

/** All YAML files of content/, from the repository's root. */
export function contentFiles(): string[] {
  return readdirSync(join(siteRoot(), 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort();
}

/**
 * Whether a file of content/ exists, for those that a site can do without.
 * @param file path from the repository's root
 */
export function isContentHere(file: string): boolean {
  return existsSync(join(siteRoot(), file));
}

/**
 * Reads a file of content/ as text; one that is far too long is not read (./limits.ts).
 * @param file path from the repository's root
 * @throws ContentError 'Failed to fetch data from {path}' (docs/behavior.md, Failures)
 */
export function readContentText(file: string): string {
  try {
    const path = join(siteRoot(), file);
    const { size } = statSync(path);
    if (size > maxFileBytes) {
      throw new ContentError([{ file, expected: `a file of at most ${inMegabytes(maxFileBytes)}`, found: inMegabytes(size) }]);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'the file does not exist' : String(error);
    throw new ContentError([{ file, message: `Failed to fetch data from ${file}: ${reason}` }]);
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The schemas that files are validated with, while they are being recorded. */
let recordedReads: Map<string, Set<z.ZodType>> | undefined;

/**
 * Records which files an action reads.
 * @returns the schemas that each file is validated with, by the file's path
 */
export function recordReads(action: () => void): Map<string, Set<z.ZodType>> {
  const reads = new Map<string, Set<z.ZodType>>();
  recordedReads = reads;
  try {
    action();
  } finally {
    recordedReads = undefined;
  }
  return reads;
}

/** A file that has been read: what is whole, and the problems of the records that are left out. */
interface ReadFile {
  data: unknown;
  invalidRecords: readonly ContentProblem[];
}

/** Parsed files by schema and path. */
const lastRead = new WeakMap<z.ZodType, Map<string, ReadFile & { text: string }>>();

/**
 * Reads a YAML file of content/ and validates it. Whether unknown fields are allowed is up to the schema. The
 * result is frozen, so that pages can't affect each other. A file is parsed again only when its text has changed,
 * because every page reads the same files; a cached schema must therefore depend on nothing but the file.
 * @param file path from the repository's root
 * @param records where the file has records that can be missed, such as `categories.*.initiatives.*`, or `**` for
 *   any value: those that are broken are left out and reported (docs/decisions/broken-content.md)
 * @param options how values are read; a schema always comes with the same
 * @throws ContentError naming file, line, column, path, expected and found for every problem, when one of them is
 *   outside the records
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: readonly string[] = [],
  options: YamlOptions = {},
): z.output<Schema> {
  recordedReads?.set(file, (recordedReads.get(file) ?? new Set()).add(schema));
  const reads = lastRead.get(schema) ?? new Map<string, ReadFile & { text: string }>();
  lastRead.set(schema, reads);
  const last = reads.get(file);
  // The files stay as they are during a build, and pages ask for the same ones thousands of times.
  const text = last && isBuild() ? last.text : readContentText(file);
  const { data, invalidRecords } = last?.text === text ? last : checkContent(file, text, schema, records, options);
  reads.set(file, { text, data, invalidRecords });
  if (invalidRecords.length > 0) reportInvalidRecords(invalidRecords);
  return data as z.output<Schema>;
}

/** Leaves out what is broken until the rest is whole: checks across records see only what each record's own check lets through. */
function checkContent(file: string, text: string, schema: z.ZodType, records: readonly string[], options: YamlOptions): ReadFile {
  const parsed = records.includes('*')
    ? parseRecords(file, text, options)
    : { value: parseYaml(file, text, options), text, broken: [] };
  const invalidRecords = parsed.broken.flatMap(({ problems }) => problems);
  let rest = addInvalidRecord(
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
    rest = addInvalidRecord(rest, broken);
  }
}

/** Of a value that may be one of several things, what is wrong with the one that it resembles most. */
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

/** @param original the issue's path in the file, where nothing has been left out */
function toProblem(file: string, raw: unknown, issue: z.core.$ZodIssue, original: readonly PropertyKey[]): ContentProblem {
  const path = describePath(raw, issue.path, original) || 'the file as a whole';
  if (issue.code === 'custom') return { file, path, message: shorten(issue.message, 500) };
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : valueAt(raw, issue.path);
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

/** Explains how YAML parses a text without quotation marks. */
function quotationHint(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return '';
  if (typeof found === 'number' || typeof found === 'boolean') return ', which is not text without quotation marks';
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
    return ', as a text with a colon is read without quotation marks';
  }
  return '';
}

/**
 * Adds a record's name to its index in a path, because editors look for names.
 * @param original the same path in the file, if records before it have been left out
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
