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

const event = { title: 'A', location: 'Lisbon, Portugal', date: '2027-03-05', link: '/' };

const thanks = {
  MONTH: '2025-06',
  GH_HANDLE: 'a',
  GH_HANDLE_URL: 'https://github.com/a',
  GH_HANDLE_AVATAR: 'https://example.org/a',
  NBR_PR: '1',
  REPOSITORIES: 'a/b',
};

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
  expect(schemaTexts().get('content/schemas/books.json')).toContain('expected the name of a file such as cover.png');
  expect(schemaTexts().get('content/schemas/awards.json')).toContain('"patternErrorMessage": "expected a year such as 2024"');
});

/** The fields in a schema that editors can't explain. */
function unexplained(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries<unknown>(Object(value).properties ?? {});
  return [
    ...fields.filter(([, field]) => typeof Object(field).description !== 'string').map(([name]) => name),
    ...Object.values(value).flatMap(unexplained),
  ];
}

test.each(schemas.map((schema) => [schema.files, schema] as const))('editors explain every field of %s', (_files, { schema }) => {
  expect(unexplained(schema)).toEqual([]);
});

test.each([
  ['books', { title: 'A book', authr: 'Me' }, ['']],
  ['books', { title: 'A book', url: 'www.example.org' }, ['url']],
  ['books', { title: 'A book', url: 'javascript:alert(1)' }, ['url']],
  ['books', { title: 'A book', url: null, image: '', validUntil: '2030-01-01' }, []],
  ['books', { title: 'A book', validUntil: 'soon' }, ['validUntil']],
  ['awards', { title: 'An award', year: 20226 }, ['year']],
  ['events', { ...event, date: '2027-02-30' }, ['date']],
  ['events', { ...event, date: '5.3.2027' }, ['date']],
  ['events', { ...event, date: '2028-02-29T10:00', timezone: 'Europe/Lisbon' }, []],
  ['events', { ...event, timezone: 'Lisbon' }, ['timezone']],
  ['events', { ...event, enddate: '2027-03-06' }, ['']],
  ['changelogs-weekly', [{ version: '2.500', changes: [{ mesage: 'A', pull: 1 }] }], ['0.changes.0']],
  ['changelogs-weekly', [{ version: '2.500', changes: [{ message: 'A', issue: 'JENKINS' }] }], ['0.changes.0.issue']],
  ['changelogs-weekly', [{ version: '2.500.1' }, { version: 2.5 }], ['0.version']],
  ['changelogs-lts', [{ version: '2.500.1' }, { version: '2.500' }], ['1.version']],
  ['thank_you', [{ ...thanks, MNTH: '2025-06' }], ['0']],
])('editors are as strict as the check: %s %j', (kind, value, places) => {
  expect(mistakesIn(kind, value)).toEqual(places);
});

test('a content file that names its schema names the right one', () => {
  const misnamed = [...unnamedFiles().keys()].filter((file) => readContentText(file).startsWith('# yaml-language-server'));
  expect(misnamed).toEqual([]);
});
