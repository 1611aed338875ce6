import { existsSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { readMessages } from '@/scripts/messages/read-messages';

interface Row {
  what: string;
  /** The displayed or logged texts, with placeholders in braces. */
  texts: string[];
  sources: string[];
  test: { file: string; name: string };
}

const rows = readFileSync('docs/errors.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Where|-)/.test(line))
  .map(readRow);

function readRow(line: string): Row {
  const [what = '', happens = '', lives = '', shown = ''] = line.split('|').slice(1, -1);
  const [, file = '', name = ''] = /^`([^`]+)`: “([^”]+)”$/.exec(shown.trim()) ?? [];
  return {
    what: what.trim(),
    texts: [...happens.matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
    sources: [...lives.matchAll(/`([\w/.-]+\/[\w.-]+)`/g)].map(([, source = '']) => source),
    test: { file, name },
  };
}

/** The lines of a file without comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}

/** Matches a text in a message or a template, where placeholders may have other names and a format. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\$?\\{[^}]+\\}'));
}

/** Whether a test, a step of one or a group of tests has this name and is not skipped. */
function hasTest(file: string, name: string): boolean {
  const code = codeOf(file);
  return ["'", '`'].some((quote) => {
    const [before, after] = code.split(`${quote}${name}${quote},`);
    if (before === undefined || after === undefined) return false;
    // The name directly follows test( or describe(, or the arguments of each(.
    return /(\b(test|it|describe)(\.describe|\.step)?|\.each\([^;]*\)|\]\))\(\s*$/.test(before);
  });
}

test('the catalog is a readable table', () => {
  expect(rows.map(({ what }) => what)).toContain('Roadmap data missing or invalid');
  expect(rows.flatMap(({ texts }) => texts)).toContain('Failed to fetch data from {path}');
});

test('every row names an existing test in a suite that runs', () => {
  const runs = /^tests\/((unit|export)\/[\w/-]+\.test\.tsx?|(base|e2e)\/[\w/-]+\.spec\.ts)$/;
  const unproved = rows.filter(({ test: { file, name } }) => !runs.test(file) || !existsSync(file) || !hasTest(file, name));
  expect(unproved).toEqual([]);
});

test('every row names existing files', () => {
  const lost = rows.filter(({ sources }) => sources.length === 0 || !sources.every((source) => existsSync(source)));
  expect(lost).toEqual([]);
});

test('every row quotes texts that exist', () => {
  const words = locales.flatMap((locale) => [...flattenMessages(readMessages(locale)).values()]);
  const unsaid = rows.flatMap(({ what, texts, sources }) => {
    const said = texts.length > 0 ? [...words, ...sources.map(codeOf)] : [];
    return texts.filter((text) => !said.some((place) => patternOf(text).test(place))).map((text) => `${what}: ${text}`);
  });
  expect(unsaid).toEqual([]);
});

test('a row without a test is noticed', () => {
  expect(hasTest('tests/unit/house/error-catalog.test.ts', 'a row without a test is noticed')).toBe(true);
  expect(hasTest('tests/unit/house/error-catalog.test.ts', 'a row with a test is noticed')).toBe(false);
});
