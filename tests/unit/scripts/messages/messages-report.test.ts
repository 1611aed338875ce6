import { reportMessages } from '@/scripts/messages/messages-report';
import { brokenMessages, readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** Writes a message file with a change in the first message of a group, and returns that message's line. */
function change(locale: string, group: string, sentence: (key: string, text: string) => string): { line: number; key: string } {
  const file = `messages/${locale}.json`;
  const lines = site.read(file).split('\n');
  const line = lines.findIndex((text, index) => index > lines.indexOf(`  "${group}": {`) && /^ +"\w+": ".*",$/.test(text));
  const [, key = '', text = ''] = /^ +"(\w+)": "(.*)",$/.exec(lines[line] ?? '') ?? [];
  site.write(file, lines.with(line, sentence(key, text)).join('\n'));
  return { line: line + 1, key };
}

test('valid messages have no problems', () => {
  expect(brokenMessages()).toEqual([]);
  expect(reportMessages()).toEqual([]);
});

describe('a message file that is not JSON is reported with line and column, and no other file is', () => {
  test.each([
    ['a comma that is missing', '{\n  "a": "A"\n  "b": "B"\n}\n', 'line 3, column 3: comma expected'],
    ['an extra comma', '{\n  "a": "A",\n}\n', 'line 3, column 1: property name expected'],
    ['a brace that is missing', '{\n  "a": "A"', 'line 2, column 11: close brace expected'],
  ])('%s', (_what, text, mistake) => {
    site.write('messages/en.json', text);
    expect(brokenMessages()).toEqual([`messages/en.json: ${mistake}`]);
    expect(() => readMessages('en')).toThrow(`messages/en.json: ${mistake}`);
  });
});

describe('a message is reported with file, line and key', () => {
  test.each(['en', 'fr-CA'])('in %s, if it is malformed, and only there', (locale) => {
    const { line, key } = change(locale, 'externalRedirect', (name) => `    "${name}": "{one.",`);
    expect(reportMessages()).toEqual([
      `messages/${locale}.json: line ${line}: externalRedirect.${key} is not a valid message: malformed argument`,
    ]);
  });

  test('if it is duplicated', () => {
    const { line, key } = change('es-ES', 'externalRedirect', (name, text) => `    "${name}": "x",\n    "${name}": "${text}",`);
    expect(reportMessages()).toEqual([`messages/es-ES.json: line ${line + 1}, column 5: duplicate key "${key}"`]);
  });
});
