import { closestMatch } from 'leven';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import { describePath, readContentText } from '@/lib/content/read-content';

/** A schema in the form that says which keys a value may have. */
type Shape = z.core.JSONSchema.BaseSchema;

interface MistypedKey {
  path: PropertyKey[];
  meant: string;
}

/**
 * Finds unknown keys that look like one that is missing beside them. Records of the Jenkins project have fields that
 * this site doesn't know, so that an unknown key is no mistake by itself.
 * @param schemas what the file is validated with
 * @returns one line for each key, with its place and the key that it resembles
 */
export function mistypedKeys(file: string, schemas: ReadonlySet<z.ZodType>): string[] {
  const shapes = [...schemas].map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const raw = parseYaml(file, readContentText(file));
  return mistypedIn(raw, shapes, []).map(({ path, meant }) => `${describePath(raw, path)}: did you mean "${meant}"?`);
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
    // A short word resembles too many others.
    const maxDistance = Math.min(2, Math.floor(key.length / 3));
    const meant = known.includes(key) ? undefined : closestMatch(key, missing, { maxDistance });
    return [...(meant ? [{ path: place, meant }] : []), ...mistypedIn(child, below, place)];
  });
}

function isShape(shape: unknown): shape is Shape {
  return typeof shape === 'object' && !Array.isArray(shape);
}
