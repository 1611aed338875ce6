import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { text as fieldText } from '@/lib/content/fields';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { parseYaml } from '@/lib/content/parse-yaml';
import { readContent, readContentText } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { siteCopy } from '@/tests/support/site-copy';
import { placedProblemsOf, problemsOf as problemsIn } from '@/tests/unit/support/problems';

const site = siteCopy();

const file = 'content/trial.yml';
const schema = z.object({
  title: z.string().min(1),
  year: z.number().optional(),
  entries: z.array(
    z.object({ name: z.string(), kind: z.enum(['plain', 'heading']), tags: z.array(z.string()).min(1).optional() }),
  ),
});

/** The problems reported for a file with this text, one per line. */
function problemsOf(text: string, expected: z.ZodType = schema, records: readonly string[] = []): string[] {
  site.write(file, text);
  return problemsIn(() => readContent(file, expected, records))
    .split('\n')
    .filter(Boolean);
}

const good = 'title: Trial\nentries:\n  - { name: One, kind: plain }\n';

test('a missing content file is reported', () => {
  expect(() => readContentText('content/nowhere.yml')).toThrow('Failed to fetch data from content/nowhere.yml: ');
  expect(() => readContent('content/nowhere.yml', schema)).toThrow(ContentError);
});

describe('a content file that is not YAML is reported with line and column', () => {
  test.each([
    ['a quote that is not closed', 'title: One\nlead: "two\n', /line \d+, column \d+: /],
    ['a wrong indentation', 'title: One\n  lead: Two\n', /line 2, column 7: /],
  ])('%s', (_what, text, place) => {
    const [problem, ...more] = problemsOf(text);
    expect(problem).toMatch('Failed to parse YAML from content/trial.yml: ');
    expect(problem).toMatch(place);
    expect(more).toEqual([]);
  });

  test('a duplicate key, with the remedy', () => {
    site.write(file, 'title: One\nlead: Two\ntitle: Three\n');
    expect(placedProblemsOf(() => readContent(file, schema))).toBe(
      'content/trial.yml:3:1: the key "title" appears twice: remove one',
    );
  });

  test('a duplicate line causes only a warning, once', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const text = 'list:\n  - name: One\n    link: https://a.example\n\n    link: https://a.example \n  - name: Two\n';
    for (const _time of [1, 2]) {
      expect(parseYaml('content/x.yml', text)).toEqual({ list: [{ name: 'One', link: 'https://a.example' }, { name: 'Two' }] });
    }
    expect(warn.mock.calls).toEqual([['content/x.yml:5:5: the key "link" appears twice with the same value: remove one']]);
    warn.mockRestore();
  });
});

describe('an invalid content file is reported with place, expected and actual value', () => {
  test('all mistakes at once, records by their names', () => {
    const text = [
      'title: 12',
      'year: soon',
      'entries:',
      '  - { name: One, kind: plain }',
      '  - { name: Two, kind: loud }',
      '  - { name: Three }',
      '  - { kind: plain, tags: [] }',
    ].join('\n');
    expect(problemsOf(text)).toEqual([
      'content/trial.yml: title: expected text, found 12, which is text only in quotation marks',
      'content/trial.yml: year: expected a number, found "soon"',
      'content/trial.yml: entries[1] ("Two").kind: expected one of plain, heading, found "loud"',
      'content/trial.yml: entries[2] ("Three").kind: expected one of plain, heading, found nothing',
      'content/trial.yml: entries[3].name: expected text, found nothing',
      'content/trial.yml: entries[3].tags: expected at least one entry, found []',
    ]);
  });

  test('with line and column of each mistake, or of the record that lacks something', () => {
    site.write(
      file,
      [
        '# A comment',
        'title: 12',
        'entries:',
        '  - { name: One, kind: loud }',
        '  - name: Two',
        '    kind: plain',
        '    tags: [a, 5]',
        '  - kind: plain',
        '    "name": |',
        '      Three',
        '    tags: { a: b }',
        '  - kind: plain',
      ].join('\n'),
    );
    expect(placedProblemsOf(() => readContent(file, schema)).match(/:\d+:\d+: [^:]+/g)).toEqual([
      ':2:1: title',
      ':4:18: entries[0] ("One").kind',
      ':7:15: entries[1] ("Two").tags[1]',
      ':11:5: entries[2] ("Three\n").tags',
      ':12:5: entries[3].name',
    ]);
  });

  test.each([
    ['a mapping instead of a list', 'title: A\nentries: { a: 1 }', 'entries: expected a list, found {"a":1}'],
    ['a text without any character', 'title: ""\nentries: []', 'title: expected text that is not empty, found ""'],
    ['a list as the whole file', '- one', 'the file as a whole: expected a mapping, found ["one"]'],
  ])('%s', (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([`content/trial.yml: ${problem}`]);
  });

  test.each(['', '# Only a comment\n'])('even without content: %j', (text) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(/content\/trial\.yml: .*empty/)]);
  });

  test.each([
    ['a long name', `- { name: ${'x'.repeat(5000)}, year: late }`, z.array(z.looseObject({ year: z.number() }))],
    ['a long key', `${'x'.repeat(900)}: 1`, z.record(z.string(), z.string())],
  ])('with %s cut short', (_what, text, records) => {
    const [problem = ''] = problemsOf(text, records);
    expect(problem).toMatch(/^content\/trial\.yml: .*\.\.\./);
    expect(problem.length).toBeLessThan(600);
  });
});

describe('an editor is told about missing quotation marks', () => {
  const titled = z.object({ title: z.string() });

  test.each([
    ['a version', 'title: 2.520', 'found 2.52, which is text only in quotation marks'],
    ['a text with a colon in a list', 'title: { Jenkins: A Book }', /; text that contains a colon needs quotation marks$/],
  ])('around %s', (_what, text, hint) => {
    expect(problemsOf(text, titled)[0]).toMatch(hint);
  });

  test.each([
    ['a text with a colon', 'title: Jenkins: A Book'],
    ['a text that begins with a special character', 'title: @home'],
  ])('around %s, which is not valid YAML', (_what, text) => {
    expect(problemsOf(text, titled)[0]).toMatch(/; text that contains a colon or begins with a symbol needs quotation marks$/);
  });
});

test.each([
  ['a bracket that is not closed', 'title: [a\nyear: 2000\n'],
  ['a bracket that is not closed at the end', 'title: [a, b\n'],
  ['a brace that is not closed', 'title: {a\n'],
  ['a quotation mark that is not closed', 'title: "A\nyear: 2000\n'],
  ['a bracket without a comma', 'entries: [ {name: A} {name: B} ]\n'],
])('an editor is told about brackets after %s', (_what, text) => {
  expect(problemsOf(text)[0]).toMatch(
    /; a bracket or a quotation mark isn't closed, or a text that begins with \[ or \{ needs quotation marks$/,
  );
});

test('an editor is told to use spaces instead of a tab', () => {
  expect(problemsOf('entries:\n\t- name: One\n')[0]).toMatch(/; use spaces instead of tabs$/);
});

describe('an oversized or malicious file is reported with the place, in a few seconds at most', () => {
  const anything = z.unknown();
  const aliasesInAliases = Array.from(
    { length: 10 },
    (_, i) => `a${i}: &a${i} [${`${i ? `*a${i - 1}` : 'x'}, `.repeat(9)}]`,
  ).join('\n');

  test.each<[string, string, z.ZodType, string]>([
    [
      'a file of ten megabytes',
      `title: ${'x'.repeat(10_000_000)}\n`,
      anything,
      'expected a file of at most 5.0 MB, found 10.0 MB',
    ],
    [
      'a long text',
      `title: ${'x'.repeat(20_001)}\n`,
      z.object({ title: fieldText }),
      'title: expected text of at most 20000 characters, found ',
    ],
    ['deeply nested lists', `${'['.repeat(3000)}\n`, anything, 'line 1, column 50: nesting exceeded'],
    ['nested aliases', aliasesInAliases, anything, 'aliases expand to more than 500000 values'],
    ['aliases that expand exponentially', `a: &a [x]\nb: [${'*a, '.repeat(101)}]\n`, anything, 'aliases'],
    [
      'many different duplicate keys',
      Array.from({ length: 3000 }, (_, i) => `k${i}: 1\nk${i}: 1\n`).join(''),
      anything,
      'after 3 other duplicate lines',
    ],
  ])('%s', (_what, text, expected, problem) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const start = process.cpuUsage();
    const [line = ''] = problemsOf(text, expected);
    // CPU time, because other tests use the processor as well. It includes collecting their garbage, for up to two seconds.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
    expect(line.split('content/trial.yml')).toHaveLength(2);
    expect(line).toContain(problem);
    expect(line.length).toBeLessThan(300);
    warn.mockRestore();
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\ud800b'])('for control characters, which would break a feed: %j', (mark) => {
    expect(problemsOf(`title: ${JSON.stringify(mark)}\n`, z.object({ title: fieldText }))).toEqual([
      expect.stringContaining('content/trial.yml: title: expected text without control characters, found '),
    ]);
  });
});

describe('a broken record in a list', () => {
  const entries = ['- { name: A, kind: plain }', '- { name: B }', '- { name: C, kind: heading }'];
  const records = ['entries.*', 'entries.*.tags.*'];
  const read = (lines: readonly string[], expected = schema) => {
    site.write(file, ['title: Trial', 'entries:', ...lines.map((line) => `  ${line}`)].join('\n'));
    return collectInvalidRecords(() => readContent(file, expected, records));
  };

  test('is skipped and reported, and the others are read', () => {
    const { value, invalidRecords } = read(entries);
    expect(value.entries.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(invalidRecords).toMatchObject([{ file, line: 4, column: 5, path: 'entries[1] ("B").kind' }]);
    // The second read is served from the cache.
    expect(collectInvalidRecords(() => readContent(file, schema, records)).invalidRecords).toEqual(invalidRecords);
  });

  test('doesn’t hide mistakes that only a check of the whole list finds', () => {
    const unique = schema.superRefine(({ entries: all }, context) => {
      all.forEach(({ name }, index) => {
        if (all.findIndex((other) => other.name === name) < index)
          context.addIssue({ code: 'custom', path: ['entries', index], message: `expected ${name} once` });
      });
    });
    const { value, invalidRecords } = read([...entries, '- { name: A, kind: plain }'], unique);
    expect(value.entries).toHaveLength(2);
    expect(invalidRecords.map(({ line, path }) => [line, path])).toEqual([
      [4, 'entries[1] ("B").kind'],
      [6, 'entries[3] ("A")'],
    ]);
  });
});

test('loaded content is deeply frozen', () => {
  site.write(file, good);
  const content = readContent(file, schema);
  expect(() => Object.assign(content, { title: 'Changed' })).toThrow(TypeError);
  expect(() => content.entries.push({ name: 'Two', kind: 'plain' })).toThrow(TypeError);
  expect(() => Object.assign(content.entries[0] ?? {}, { name: 'Changed' })).toThrow(TypeError);
});

describe('a page whose content is optional', () => {
  test('is built if the content is broken, and the log says what is wrong', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(file, 'title: 12\nentries: []');
    expect(tryContent(() => readContent(file, schema))).toBeUndefined();
    expect(logged.mock.calls).toEqual([[expect.stringContaining('content/trial.yml:1:1: title: expected text, found 12')]]);
    logged.mockRestore();
  });

  test('still fails on bugs in the code', () => {
    expect(() =>
      tryContent(() => {
        throw new TypeError('a mistake');
      }),
    ).toThrow(TypeError);
  });
});
