import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error';
import { parseYaml } from './parse-yaml';

/** The folder that holds content/ and messages/; tests point it at their fixtures. */
export function siteRoot(): string {
  return process.env.SITE_ROOT ?? process.cwd();
}

/**
 * Reads a file of content/ as text.
 * @param file path from the repository's root
 * @throws ContentError 'Failed to fetch data from {path}' (specification, section 8)
 */
export function readContentText(file: string): string {
  try {
    return readFileSync(join(siteRoot(), file), 'utf8');
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'the file does not exist' : String(error);
    throw new ContentError([{ file, message: `Failed to fetch data from ${file}: ${reason}` }]);
  }
}

/**
 * Reads a YAML file of content/ and checks it against its schema. Unknown fields are the
 * schema's business; the result is frozen, so that no page can change what another one sees.
 * @param file path from the repository's root
 * @throws ContentError naming file, path, expected and found for everything that is wrong
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return checkContent(file, readContentText(file), schema);
}

/**
 * The same, for a file that the build asks for on each of very many pages: while its text stays the
 * same it is not parsed again. Its schema must look at nothing but the file itself.
 */
export function cachedContent<Schema extends z.ZodType>(schema: Schema): (file: string) => z.output<Schema> {
  const lastRead = new Map<string, { text: string; data: z.output<Schema> }>();
  return (file) => {
    const text = readContentText(file);
    const last = lastRead.get(file);
    if (last?.text === text) return last.data;
    const data = checkContent(file, text, schema);
    lastRead.set(file, { text, data });
    return data;
  };
}

function checkContent<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const raw = parseYaml(file, text);
  const result = schema.safeParse(raw, { reportInput: true });
  if (!result.success) throw new ContentError(result.error.issues.map((issue) => toProblem(file, raw, issue)));
  return deepFreeze(result.data);
}

function toProblem(file: string, raw: unknown, issue: z.core.$ZodIssue): ContentProblem {
  const path = describePath(raw, issue.path) || 'the file as a whole';
  if (issue.code === 'custom') return { file, path, message: issue.message };
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : valueAt(raw, issue.path);
  return { file, path, expected: describeExpected(issue), found: describeFound(found) };
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
      return issue.origin === 'string'
        ? 'text that is not empty'
        : issue.minimum === 1
          ? 'at least one entry'
          : `at least ${issue.minimum} entries`;
    case 'invalid_key':
      return issue.issues.map(describeExpected).join(' and ');
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(describeExpected))].join(' or ');
    default:
      return issue.message;
  }
}

/** Writes a path with the record's own name beside its index, because editors look for names. */
function describePath(raw: unknown, path: readonly PropertyKey[]): string {
  let text = '';
  for (const [index, key] of path.entries()) {
    if (typeof key !== 'number') {
      text += text ? `.${String(key)}` : String(key);
      continue;
    }
    const name = recordName(valueAt(raw, path.slice(0, index + 1)));
    text += `[${key}]${name ? ` ("${name}")` : ''}`;
  }
  return text;
}

function recordName(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  for (const key of ['name', 'id', 'title', 'label']) {
    const value: unknown = Reflect.get(record, key);
    if (typeof value === 'string') return value;
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
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
