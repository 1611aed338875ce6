import { locales } from '@/lib/i18n/locales';
import { leftoverFiles, reportMessages } from '@/scripts/messages/messages-report';
import { unusedBlocks } from '@/scripts/messages/page-blocks';
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

test('a message file in another encoding is one error, with line and column', () => {
  const text = '{\n  "a": "Thé",\n  "b": "Café"\n}\n';
  site.write('messages/fr-CA.json', Buffer.from(text, 'latin1'));
  expect(brokenMessages()).toEqual([
    'messages/fr-CA.json: line 2, column 11: expected a file in UTF-8, found a letter in another encoding, such as Latin-1: save the file as UTF-8',
  ]);
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

describe('a component in a message is reported with its cause', () => {
  test('if the section was moved to a page that doesn’t have it, once for all languages', () => {
    for (const locale of locales) {
      const file = `messages/${locale}.json`;
      const messages = JSON.parse(site.read(file));
      // A new locale may lack the page.
      if (!messages.pages.participateHelp) continue;
      const section = { title: 'Moved', text: '<Photos></Photos>' };
      messages.pages.participateHelp.sections = { moved: section, ...messages.pages.participateHelp.sections };
      site.write(file, JSON.stringify(messages, null, 2));
    }
    expect(reportMessages()).toEqual([
      expect.stringMatching(
        /^messages\/en\.json: line \d+: pages\.participateHelp\.sections\.moved\.text: <Photos> is a component that this page doesn't have: add it to `blocks` in app\/.*help\/page\.tsx, as in app\/.*meet\/page\.tsx, or remove the tag$/,
      ),
    ]);
  });

  test('if no text of its page names it any more, because its section was moved', () => {
    const blocks = new Map([['tea', { file: 'app/tea/page.tsx', tags: ['Video', 'Photos'], hasValues: true }]]);
    const texts = new Map([['tea', { shown: '<Photos></Photos>' }]]);
    expect(unusedBlocks(blocks, texts)).toEqual([
      'app/tea/page.tsx: no message of pages.tea.sections names <Video>: remove it, or move it along with its section',
      'app/tea/page.tsx: no message of pages.tea.sections has a placeholder: remove `values`, or move it along with its section',
    ]);
    const filled = new Map([['tea', { shown: '<Photos></Photos><Video>In {year}</Video>' }]]);
    expect(unusedBlocks(blocks, filled)).toEqual([]);
  });

  test('if it isn’t in a section', () => {
    change('en', 'externalRedirect', (name) => `    "${name}": "<Video>A</Video>",`);
    expect(reportMessages()).toContainEqual(expect.stringMatching(/externalRedirect\.\w+: <Video> is a component, which only/));
  });
});

describe('a placeholder in a section is reported once, with the page’s file,', () => {
  /** Adds a paragraph to a page, in every language. */
  const add = (page: string, text: string) => {
    for (const locale of locales) {
      const file = `messages/${locale}.json`;
      const messages = JSON.parse(site.read(file));
      messages.pages[page].sections = { added: text, ...messages.pages[page].sections };
      site.write(file, JSON.stringify(messages, null, 2));
    }
  };

  test.each([
    ['listedPlugins', /, as in app\/.*code\/page\.tsx, or remove/],
    ['plugins', /help\/page\.tsx \(docs\/how-to\/edit-a-text-page\.md\), or remove/],
  ])('if the page has no values: %s', (name, example) => {
    add('participateHelp', `Over {${name}, number} plugins.`);
    const problems = reportMessages();
    expect(problems).toEqual([
      expect.stringMatching(
        `^messages/en\\.json: line \\d+: pages\\.participateHelp\\.sections\\.added: this page has no value for {${name}}: add \`values\` in app/.*help/page\\.tsx`,
      ),
    ]);
    expect(problems[0]).toMatch(example);
  });

  test('and not if the page has values', () => {
    add('participateCode', 'Over {plugins, number} plugins.');
    add('contributorSummit', 'In {year}.');
    expect(reportMessages()).toEqual([]);
  });
});

test('the files of a locale that was removed are reported', () => {
  expect(leftoverFiles()).toEqual([]);
  site.write('messages/translated/xx-XX.txt', '');
  site.write('messages/xx-XX.json', '{}');
  expect(leftoverFiles().sort()).toEqual([
    'messages/translated/xx-XX.txt: xx-XX is not in lib/i18n/locales.ts: add it, or remove the file',
    'messages/xx-XX.json: xx-XX is not in lib/i18n/locales.ts: add it, or remove the file',
  ]);
});
