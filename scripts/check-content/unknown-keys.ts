import { closestMatch } from 'leven';
import { z } from 'zod';
import { expiryField } from '@/lib/collections/due';
import type { ContentProblem } from '@/lib/content/content-error';
import type { Collection } from '@/lib/content/define-collection';
import { parseRecords } from '@/lib/content/parse-records';
import { describePath, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';

/** A schema as JSON Schema, which lists its keys. */
type Shape = z.core.JSONSchema.BaseSchema;

interface KeyFault {
  path: PropertyKey[];
  /** Whether the key is known, but has no value. */
  isEmpty?: boolean;
  /** The missing key that it resembles. */
  meant: string | undefined;
  /** The known keys that are missing beside it. */
  missing: readonly string[];
}

/** What is wrong with the keys of a file. */
interface KeyReport {
  /** Unknown keys that resemble a missing one, because pages lack their values. */
  mistyped: ContentProblem[];
  /** All other unknown keys. */
  unknown: ContentProblem[];
  /** Known keys without a value. */
  empty: ContentProblem[];
}

/**
 * Finds keys that the schema of a file doesn't know, and those that it knows but that have no value.
 * @param collection the collection of the file; without one, nothing is unknown
 */
export function unknownKeys(file: string, collection?: Pick<Collection, 'schema' | 'unusedFields'>): KeyReport {
  if (!collection) return { mistyped: [], unknown: [], empty: [] };
  const { schema, unusedFields = [] } = collection;
  const text = readContentText(file);
  const last = lastFound.get(file);
  if (last?.text === text && last.schema === schema) return last.found;
  const { value, text: validText } = parseRecords(file, text, {});
  const found: KeyReport = { mistyped: [], unknown: [], empty: [] };
  const ignored = [expiryField, ...unusedFields];
  const lines = validText.split('\n');
  for (const { path, isEmpty, meant, missing } of faultsIn(value, [shapeOf(schema)], [])) {
    const key = String(path.at(-1));
    const [place] = yamlPlaces(validText, [path]);
    if (isEmpty) {
      const message = emptyMessage(lines[(place?.line ?? 1) - 1] ?? '');
      found.empty.push({ file, ...place, path: describePath(value, path), message });
      continue;
    }
    if (!meant && ignored.includes(key)) continue;
    const known = missing.length > 0 ? `; known keys that are missing here: ${missing.join(', ')}` : '';
    const message = meant ? `did you mean "${meant}"?` : `unknown key "${key}"${known}`;
    const problem = { file, ...place, path: describePath(value, path), message };
    found[meant ? 'mistyped' : 'unknown'].push(problem);
  }
  lastFound.set(file, { text, schema, found });
  return found;
}

/** Cached results by file: most files are unchanged between calls. */
const lastFound = new Map<string, { text: string; schema: z.ZodType; found: KeyReport }>();

/** Cached conversions: converting a schema takes longer than checking a file. */
const shapesMade = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const shape = shapesMade.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapesMade.set(schema, shape);
  return shape;
}

function faultsIn(value: unknown, shapes: readonly Shape[], path: PropertyKey[]): KeyFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const possible = shapes.flatMap((shape) => [shape, ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter(isShape)]);
  if (Array.isArray(value)) {
    const items = possible.map((shape) => shape.items).filter(isShape);
    return value.flatMap((item, index) => faultsIn(item, items, [...path, index]));
  }
  const known = [...new Set(possible.flatMap((shape) => Object.keys(shape.properties ?? {})))];
  const missing = known.filter((key) => !Object.hasOwn(value, key));
  // In a mapping of names to records, every name is right.
  const isClosed = known.length > 0 && !possible.some((shape) => shape.propertyNames);
  return Object.entries(value).flatMap(([key, child]) => {
    const place = [...path, key];
    const own = possible.map((shape) => shape.properties?.[key]).filter(isShape);
    const below = own.length > 0 ? own : possible.map((shape) => shape.additionalProperties).filter(isShape);
    const isUnknown = isClosed && !known.includes(key);
    // The Jenkins project leaves the key of a list without entries empty.
    const isEmpty = child === null && own.length > 0 && !own.every(isList);
    return [
      ...(isUnknown ? [{ path: place, meant: meantBy(key, missing), missing }] : []),
      ...(isEmpty ? [{ path: place, isEmpty, meant: undefined, missing: [] }] : []),
      ...faultsIn(child, below, place),
    ];
  });
}

/** @param line the line of a key without a value */
function emptyMessage(line: string): string {
  return /:\s+#/.test(line)
    ? 'has no value, because YAML reads what begins with # as a comment: write it in quotation marks or without the #, or remove the key'
    : 'has no value: add one, or remove the key';
}

/** Whether a value can only be a list or a mapping, or null. */
function isList(shape: Shape): boolean {
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter(isShape);
  if (alternatives.length > 0) return alternatives.every((alternative) => alternative.type === 'null' || isList(alternative));
  return shape.type === 'array' || shape.type === 'object';
}

/** The missing key that an unknown one resembles. */
function meantBy(key: string, missing: readonly string[]): string | undefined {
  const letters = (name: string) => [...name].toSorted().join('');
  // Short keys resemble too many others, except with their letters in another order.
  const maxDistance = Math.min(2, Math.floor(key.length / 3));
  return closestMatch(key, missing, { maxDistance }) ?? missing.find((name) => letters(name) === letters(key));
}

function isShape(shape: unknown): shape is Shape {
  return typeof shape === 'object' && !Array.isArray(shape);
}
