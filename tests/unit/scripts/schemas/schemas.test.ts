import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import { contentFiles, readContentText } from '@/lib/content/read-content';
import {
  contentSchemas,
  filesOf,
  schemaTexts,
  settingsFile,
  settingsText,
  unnamedFiles,
} from '@/scripts/schemas/content-schemas';

const schemas = contentSchemas();

/** The places of a value's mistakes, as an editor finds them with the schema of a kind of file. */
function mistakesIn(kind: string, value: unknown): string[] {
  const found = schemas.find(({ file }) => basename(file, '.json') === kind);
  const { error } = z.fromJSONSchema(Object(found?.schema)).safeParse(value);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('the settings of Visual Studio Code name the schema of every file (npm run schemas)', () => {
  expect(readFileSync(settingsFile, 'utf8')).toBe(settingsText());
});

test('every content file has one schema', () => {
  expect(schemas.flatMap(filesOf).sort()).toEqual(contentFiles());
});

test.each(schemas.map((schema) => [schema.files, schema] as const))('editors find no mistakes in %s', (_files, schema) => {
  const found = filesOf(schema).flatMap((file) =>
    mistakesIn(basename(schema.file, '.json'), parseYaml(file, readContentText(file))).map((place) => `${file}: ${place}`),
  );
  expect(found).toEqual([]);
});

test('editors find missing fields, unknown choices and wrong forms', () => {
  expect(mistakesIn('events', { title: 'FOSDEM', location: 'Brussels', link: '/' })).toEqual(['date']);
  expect(mistakesIn('awards', { title: 'An award', year: '24' })).toEqual(['year']);
  expect(mistakesIn('awards', { title: 'An award', year: 2024 })).toEqual([]);
  expect(mistakesIn('changelogs-weekly', [{ version: '2' }])).toEqual(['0.version']);
  const card = { label: 'Chat', description: 'Talk.', url: '/chat/', color: 'gray' };
  expect(mistakesIn('participate', [card])).toEqual(['0.color']);
});

test('editors say what a text should be in the words of the check', () => {
  expect(schemaTexts().get('content/schemas/awards.json')).toContain('"patternErrorMessage": "expected a year such as 2024"');
});

test('editors show what a field means, as the how-tos say it', () => {
  expect(schemaTexts().get('content/schemas/events.json')).toContain('"description": "time zone of the place"');
  expect(schemaTexts().get('content/schemas/media.json')).toContain('"description": "in pixels; for an SVG');
});

test('a content file that names its schema names the right one', () => {
  const misnamed = [...unnamedFiles().keys()].filter((file) => readContentText(file).startsWith('# yaml-language-server'));
  expect(misnamed).toEqual([]);
});
