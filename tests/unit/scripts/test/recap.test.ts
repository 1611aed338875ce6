import { recapOf } from '@/scripts/test/recap.mjs';
import { readJest } from '@/scripts/test/reports.mjs';

/** What a linter prints about a file: a line with its name, then lines of its code. */
const finding = (file: string, codeLines: number) =>
  [`${file}:12:3 lint/style/useConst ━━━━━━`, ...Array.from({ length: codeLines }, (_, line) => `  ${line} │ code`)].join('\n');

test('the recap of a check has its whole output if that is short', () => {
  const output = finding('lib/events/events.ts', 25);
  expect(recapOf({ check: 'Lint', tests: [], output: `\u001b[31m${output}\n\nFound 1 error.\n` }).split('\n')).toEqual([
    'Failed: Lint',
    ...`${output}\n\nFound 1 error.`.split('\n').map((line) => `  ${line}`),
  ]);
});

test('the recap of a check with a long output names every file, and ends like the output', () => {
  const files = ['app/[locale]/layout.tsx', 'content/books/a.yml', 'messages/en.json'];
  const recap = recapOf({
    check: 'Lint',
    tests: [],
    output: [...files.map((file) => finding(file, 30)), 'Found 3 errors.'].join('\n'),
  });
  for (const file of files) expect(recap).toContain(`${file}:12:3 lint/style/useConst`);
  expect(recap.split('\n').at(-1)).toBe('  Found 3 errors.');
  expect(recap.split('\n').length).toBeLessThan(30);
});

test('the recap of a failing test names its file', () => {
  const { tests } = readJest({
    numPassedTests: 0,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: `${process.cwd()}/tests/export/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'the page has a title', duration: 5, failureMessages: ['Expected: "a"'] }],
      },
      { name: `${process.cwd()}/tests/export/b.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  const recap = recapOf({ check: 'Tests of the built HTML', tests, output: '' });
  expect(recap.split('\n').map((line) => line.trim())).toEqual([
    'Failed: Tests of the built HTML',
    'tests/export/a.test.ts: the page has a title',
    'Expected: "a"',
    'tests/export/b.test.ts',
    'Cannot find module',
  ]);
});
