import { closestMatch } from 'leven';
import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { parseRecords } from '@/lib/content/parse-records';
import { describePath, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';

/** A schema as JSON Schema, which lists its keys. */
type Shape = z.core.JSONSchema.BaseSchema;

interface MistypedKey {
  path: PropertyKey[];
  meant: string;
}

/**
 * Finds unknown keys that resemble a missing one, because pages lack their values. An unknown key alone is not an error,
 * because the Jenkins project's records have fields that this site doesn't use.
 * @param schemas the schemas that the file is validated with
 * @returns a problem for each key, with the suggested one
 */
export function mistypedKeys(file: string, schemas: ReadonlySet<z.ZodType>): ContentProblem[] {
  const text = readContentText(file);
  const last = lastFound.get(file);
  const isSame =
    last?.text === text && last.schemas.size === schemas.size && [...schemas].every((schema) => last.schemas.has(schema));
  if (isSame) return last.found;
  const { value, text: validText } = parseRecords(file, text, {});
  const found = mistypedIn(value, [...schemas].map(shapeOf), []).map(({ path, meant }) => ({
    file,
    ...yamlPlaces(validText, [path])[0],
    path: describePath(value, path),
    message: `did you mean "${meant}"?`,
  }));
  lastFound.set(file, { text, schemas, found });
  return found;
}

/** Cached results by file: most files are unchanged between calls. */
const lastFound = new Map<string, { text: string; schemas: ReadonlySet<z.ZodType>; found: ContentProblem[] }>();

/** Cached conversions: converting a schema takes longer than checking a file. */
const shapesMade = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const shape = shapesMade.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapesMade.set(schema, shape);
  return shape;
}

function mistypedIn(value: unknown, shapes: readonly Shape[], path: PropertyKey[]): MistypedKey[] {
  if (typeof value !== 'object' || value === null) return [];
  const possible = shapes.flatMap((shape) => [shape, ...(shape.anyOf ?? []).filter(isShape)]);
  if (Array.isArray(value)) {
    const items = possible.map((shape) => shape.items).filter(isShape);
    return value.flatMap((item, index) => mistypedIn(item, items, [...path, index]));
  }
  const known = possible.flatMap((shape) => Object.keys(shape.properties ?? {}));
  const missing = known.filter((key) => !Object.hasOwn(value, key));
  return Object.entries(value).flatMap(([key, child]) => {
    const place = [...path, key];
    const own = possible.map((shape) => shape.properties?.[key]).filter(isShape);
    const below = own.length > 0 ? own : possible.map((shape) => shape.additionalProperties).filter(isShape);
    // Short keys resemble too many others.
    const maxDistance = Math.min(2, Math.floor(key.length / 3));
    const meant = known.includes(key) ? undefined : closestMatch(key, missing, { maxDistance });
    return [...(meant ? [{ path: place, meant }] : []), ...mistypedIn(child, below, place)];
  });
}

function isShape(shape: unknown): shape is Shape {
  return typeof shape === 'object' && !Array.isArray(shape);
}
