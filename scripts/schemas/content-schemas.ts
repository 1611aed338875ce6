import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { z } from 'zod';
import { collectionOf, collections } from '@/lib/collections/collections';
import { expiryField } from '@/lib/collections/due';
import type { Collection } from '@/lib/content/define-collection';
import { contentFiles } from '@/lib/content/read-content';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The settings of Visual Studio Code, which name the schema of each file. */
export const settingsFile = '.vscode/settings.json';

/** Git ignores it. */
export const schemasFolder = 'content/schemas';

/** The JSON Schema of a kind of content file. */
export interface ContentSchema {
  /** Its file, from the repository root. */
  file: string;
  /** The content files, as a path from the repository root whose names may be `*`. */
  files: string;
  schema: JsonSchema;
}

/** The JSON Schemas of all content files, made from the schemas of the collections. */
export function contentSchemas(): ContentSchema[] {
  const schemas = collections.map(({ path, schema, asWritten, unusedFields }): ContentSchema => {
    const made = jsonSchema(schema, { asWritten, unusedFields });
    const pattern = path.endsWith('.yml') ? path : `${path}/*.yml`;
    const files = path.includes('/translations/') ? 'content/*/translations/*.yml' : pattern;
    const name = files.replace(/^content\/(\*\/)?|(\/\*)?\.yml$/g, '').replaceAll('/', '-');
    return { file: `${schemasFolder}/${name}.json`, files, schema: made };
  });
  // All translations have the same one.
  return [...new Map(schemas.map((schema) => [schema.file, schema])).values()];
}

/** Finds the content files that a schema is for. */
export function filesOf({ files }: Pick<ContentSchema, 'files'>): string[] {
  const pattern = new RegExp(`^${files.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return contentFiles().filter((file) => pattern.test(file));
}

/** The texts of the schemas, by file from the repository root. */
export function schemaTexts(): Map<string, string> {
  return new Map(contentSchemas().map(({ file, schema }) => [file, jsonText(schema)]));
}

/** The text of the editor's settings. */
export function settingsText(): string {
  const settings: unknown = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const named = Object.fromEntries(contentSchemas().map(({ file, files }) => [file, files]));
  return jsonText({ ...Object(settings), 'yaml.schemas': named });
}

/** The texts of the files that don't name their schema yet, with a first line that does. Imports overwrite the other files. */
export function unnamedFiles(): Map<string, string> {
  return new Map(
    contentSchemas().flatMap((schema) =>
      filesOf(schema)
        .filter((file) => !collectionOf(file)?.upstream)
        .map((file): [string, string] => [file, withSchema(file, readFileSync(file, 'utf8'), schema.file)])
        .filter(([file, text]) => readFileSync(file, 'utf8') !== text),
    ),
  );
}

function withSchema(file: string, text: string, schema: string): string {
  const line = `# yaml-language-server: $schema=${posix.relative(dirname(file), schema)}\n`;
  return line + text.replace(/^# yaml-language-server:.*\n/, '');
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * A schema for editors that is as strict as `npm run check:content`.
 * @param asWritten whether the file's parser keeps numbers as text
 * @param unusedFields fields that records may have although no page shows them
 */
function jsonSchema(
  schema: z.ZodType,
  { asWritten, unusedFields = [] }: Pick<Collection, 'asWritten' | 'unusedFields'>,
): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    // The version that every editor knows.
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: made }) {
      // YAML has hardly any control characters, and editors would show this pattern at every text.
      if (made.pattern?.includes('\\p{Cs}')) delete made.pattern;
      const expected = made.pattern && patternMessage(zodSchema);
      // An extension that editors with the YAML language server know.
      if (expected) made.patternErrorMessage = `expected ${expected}`;
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
      if (made.type === 'string' && (asWritten || isPreprocessed(zodSchema))) Object.assign(made, { type: ['string', 'number'] });
      // The check warns of keys that it doesn't know.
      if (zodSchema._zod.def.type === 'object' && made.properties && Object.keys(made.properties).length > 0) {
        made.properties[expiryField] ??= {
          description: 'the last day on which the record is correct',
          type: 'string',
          format: 'date',
        };
        for (const field of unusedFields) made.properties[field] ??= { description: 'not used' };
        made.additionalProperties = false;
      }
      if (isOrEmpty(zodSchema)) {
        const { description, ...filled } = made;
        for (const key of Object.keys(made)) delete made[key];
        Object.assign(made, { ...(description && { description }), anyOf: [filled, { enum: ['', null] }] });
      }
    },
  });
}

/** Whether the input is converted before it is validated, so that 2025 may be written for a text. */
function isPreprocessed({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return def.type === 'pipe' && def.in._zod.def.type === 'transform' && !isOptional(def.out);
}

/** Whether a value may also be missing or empty, by `orEmpty`. */
function isOrEmpty({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return def.type === 'pipe' && def.in._zod.def.type === 'transform' && isOptional(def.out);
}

function isOptional({ _zod: { def } }: z.core.$ZodType): boolean {
  return def.type === 'optional';
}

/** What a text should be, in the words of `npm run check:content`. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const issues = ['?', ''].flatMap((wrong) => z.core.safeParse(schema, wrong).error?.issues ?? []);
  return issues.find(({ code }) => code === 'invalid_format')?.message.replace(/^expected /, '');
}
