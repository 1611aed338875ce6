import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { changelogFile } from '@/lib/changelog/changelogs';
import { ratingsFile } from '@/lib/changelog/ratings';
import { collections } from '@/lib/collections/collections';
import { ContentError } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { contentFiles, recordReads } from '@/lib/content/read-content';
import { releaseLines } from '@/lib/download/downloads';
import { eventsFolder } from '@/lib/events/events';
import { mediaFile } from '@/lib/pictures/media';
import { siteFile } from '@/lib/site/site';
import { sources } from '@/scripts/import/sources';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The settings of Visual Studio Code, which name the schema of each file. */
const settingsFile = '.vscode/settings.json';

const schemasFolder = 'content/schemas';

/** The files in which numbers may be written with or without quotation marks (`asWritten` in lib/content/parse-yaml.ts). */
const writtenFiles = [...releaseLines.map(changelogFile), ratingsFile];

/** The JSON Schema of a kind of content file. */
export interface ContentSchema {
  /** Its file, from the repository root. */
  file: string;
  /** The content files, as a path from the repository root whose names may be `*`. */
  files: string;
  schema: JsonSchema;
}

/** The how-tos whose tables say what the fields of a file mean. */
const describedIn: Readonly<Record<string, string>> = {
  [`${eventsFolder}/*.yml`]: 'add-an-event',
  [mediaFile]: 'add-a-picture',
  [siteFile]: 'edit-a-record',
  ...Object.fromEntries(releaseLines.map((line) => [changelogFile(line), 'add-a-release'])),
};

/** The JSON Schemas of all content files, made from the schemas of the loaders. */
export function contentSchemas(): ContentSchema[] {
  return [...schemasByFiles()].map(([files, schemas]) => {
    const own = [...schemas].map((schema) => jsonSchema(schema, writtenFiles.includes(files)));
    const howTo = describedIn[files];
    if (howTo) describeFields(own, meaningsIn(readFileSync(`docs/how-to/${howTo}.md`, 'utf8')));
    const name = files.replace(/^content\/(\*\/)?|(\/\*)?\.yml$/g, '').replaceAll('/', '-');
    return { file: `${schemasFolder}/${name}.json`, files, schema: own.length === 1 ? Object(own[0]) : { allOf: own } };
  });
}

/** The meaning of fields, in the last column of tables whose first column has their names as code. */
function meaningsIn(document: string): Map<string, string> {
  const rows = [...document.matchAll(/^ *\| (`\w+`(?:, `\w+`)*) +\|(?:[^|]*\|)? ([^|]+) \|$/gm)];
  return new Map(
    rows.flatMap(([, names = '', meaning = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => [name, meaning.trim().replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')] as const),
    ),
  );
}

/** Adds the meaning of fields, at any depth. */
function describeFields(value: unknown, meanings: ReadonlyMap<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(Object(value).properties ?? {})) {
    const description = meanings.get(name);
    if (description) Object.assign(Object(field), { description });
  }
  for (const child of Object.values(value)) describeFields(child, meanings);
}

/** Finds the content files that a schema is for. */
export function filesOf({ files }: Pick<ContentSchema, 'files'>): string[] {
  const pattern = new RegExp(`^${files.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return contentFiles().filter((file) => pattern.test(file));
}

/** The texts of the schemas and the editor's settings, by file from the repository root. */
export function schemaTexts(): Map<string, string> {
  const schemas = contentSchemas();
  const settings: unknown = existsSync(settingsFile) ? JSON.parse(readFileSync(settingsFile, 'utf8')) : {};
  const named = Object.fromEntries(schemas.map(({ file, files }) => [file, files]));
  return new Map([
    ...schemas.map(({ file, schema }) => [file, jsonText(schema)] as const),
    [settingsFile, jsonText({ ...Object(settings), 'yaml.schemas': named })],
  ]);
}

/** The texts of the files that don't name their schema yet, with a first line that does. Imports overwrite the other files. */
export function unnamedFiles(): Map<string, string> {
  const imported = sources.map(({ target }) => target);
  return new Map(
    contentSchemas().flatMap((schema) =>
      filesOf(schema)
        .filter((file) => !imported.includes(file) && !imported.includes(dirname(file)))
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

/** File names of records that every loader of a folder accepts, or one of them. */
const validNames = ['2000-01-01-online.yml', '2.500.1.yml'];

/**
 * The schemas of the loaders by their files. All loaders run in a folder in which every file exists but is empty, so that the
 * result doesn't depend on the content.
 */
function schemasByFiles(): Map<string, Set<z.ZodType>> {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  const before = process.env.SITE_ROOT;
  try {
    for (const { file } of collections) {
      for (const name of file.endsWith('.yml') ? [file] : validNames.map((name) => `${file}/${name}`)) {
        mkdirSync(dirname(join(root, name)), { recursive: true });
        writeFileSync(join(root, name), '');
      }
    }
    process.env.SITE_ROOT = root;
    const reads = recordReads(() => {
      for (const { read } of collections) ignoreProblems(read);
    });
    const found = new Map<string, Set<z.ZodType>>();
    for (const [file, schemas] of reads) {
      const isRecord = validNames.includes(basename(file));
      const pattern = isRecord ? `${dirname(file)}/*.yml` : file;
      const files = pattern.includes('/translations/') ? 'content/*/translations/*.yml' : pattern;
      found.set(files, new Set([...(found.get(files) ?? []), ...schemas]));
    }
    return found;
  } finally {
    if (before === undefined) delete process.env.SITE_ROOT;
    else process.env.SITE_ROOT = before;
    rmSync(root, { recursive: true, force: true });
  }
}

function ignoreProblems(read: () => unknown): void {
  try {
    collectInvalidRecords(read);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

/** @param asWritten whether the file's parser keeps numbers as text */
function jsonSchema(schema: z.ZodType, asWritten: boolean): JsonSchema {
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
    },
  });
}

/** Whether the input is converted before it is validated, so that 2025 may be written for a text. */
function isPreprocessed({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return def.type === 'pipe' && def.in._zod.def.type === 'transform';
}

/** What a text should be, in the words of `npm run check:content`. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { error } = z.core.safeParse(schema, '?');
  return error?.issues.find(({ code }) => code === 'invalid_format')?.message.replace(/^expected /, '');
}
