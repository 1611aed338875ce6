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

interface UnknownKey {
  path: PropertyKey[];
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
}

/**
 * Finds keys that the schema of a file doesn't know.
 * @param collection the collection of the file; without one, nothing is unknown
 */
export function unknownKeys(file: string, collection?: Pick<Collection, 'schema' | 'unusedFields'>): KeyReport {
  if (!collection) return { mistyped: [], unknown: [] };
  const { schema, unusedFields = [] } = collection;
  const text = readContentText(file);
  const last = lastFound.get(file);
  if (last?.text === text && last.schema === schema) return last.found;
  const { value, text: validText } = parseRecords(file, text, {});
  const found: KeyReport = { mistyped: [], unknown: [] };
  const ignored = [expiryField, ...unusedFields];
  for (const { path, meant, missing } of unknownIn(value, [shapeOf(schema)], [])) {
    const key = String(path.at(-1));
    if (!meant && ignored.includes(key)) continue;
    const known = missing.length > 0 ? `; known keys that are missing here: ${missing.join(', ')}` : '';
    const message = meant ? `did you mean "${meant}"?` : `unknown key "${key}"${known}`;
    const problem = { file, ...yamlPlaces(validText, [path])[0], path: describePath(value, path), message };
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

function unknownIn(value: unknown, shapes: readonly Shape[], path: PropertyKey[]): UnknownKey[] {
  if (typeof value !== 'object' || value === null) return [];
  const possible = shapes.flatMap((shape) => [shape, ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter(isShape)]);
  if (Array.isArray(value)) {
    const items = possible.map((shape) => shape.items).filter(isShape);
    return value.flatMap((item, index) => unknownIn(item, items, [...path, index]));
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
    return [...(isUnknown ? [{ path: place, meant: meantBy(key, missing), missing }] : []), ...unknownIn(child, below, place)];
  });
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
