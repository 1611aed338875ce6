import type { ContentReport } from '@/scripts/check-content/content-report';
import { chosenFiles, describeReport, knownWarningsFile } from '@/scripts/check-content/describe-report';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const report: ContentReport = {
  problems: ['content/awards/2026-0016.yml:2:1: year: expected a year such as 2024, found "26"', 'content/links.yml: wrong'],
  siteProblems: [],
  warnings: [
    'content/changelogs/weekly.yml:5:3: [3] ("2.9").date: it has the date of 2.8',
    'content/books/new.yml:1:8: new: expected plain text',
    'content/books/translations/fr-CA.yml: not translated, so shown in English: description of "new"',
  ],
  due: ['content/news.yml: the newest post is old'],
  records: [['content/books', 7]],
};

const known = 'content/changelogs/weekly.yml: ("2.9").date: it has the date of 2.8';

test('an editor gets known warnings and due records as a number, wherever the record has moved', () => {
  site.write(knownWarningsFile, `# a reason\n${known}\n`);
  expect(describeReport(report, { files: [], all: false })).toEqual({
    lines: [
      `Warning: ${report.warnings[1]}`,
      `Warning: ${report.warnings[2]}`,
      `Not shown: 1 known warning (${knownWarningsFile}), 1 due for an update. To list: npm run check:content -- --all`,
      `Error: ${report.problems[0]}`,
      `Error: ${report.problems[1]}`,
      '7 records: 2 errors, 3 warnings, 1 due',
    ],
    errors: 2,
  });
  const { lines } = describeReport(report, { files: [], all: true });
  expect(lines).toContain(`Warning: ${report.warnings[0]}`);
  expect(lines).toContain(`Due: ${report.due[0]}`);
});

test('an editor is told of a known warning that nothing causes any more', () => {
  site.write(knownWarningsFile, 'content/books/old.yml: old: gone\n');
  const advice = `Warning: ${knownWarningsFile}: remove the line "content/books/old.yml: old: gone", because nothing causes it any more`;
  expect(describeReport({ ...report, problems: [] }, { files: [], all: false }).lines).toContain(advice);
  // A file with errors may be the one that causes it.
  expect(describeReport(report, { files: [], all: false }).lines).not.toContain(advice);
});

test.each([
  ['content/books/new.yml', [1, 2], 0],
  ['content/books', [1, 2], 0],
  ['content/awards/2026-0016.yml', [], 1],
  ['content/changelogs/weekly.yml', [0], 0],
])('with %s, an editor gets only what concerns it, with all warnings', (file, warnings, errors) => {
  site.write(knownWarningsFile, `${known}\n`);
  const described = describeReport(report, { files: [file], all: false });
  expect(described.errors).toBe(errors);
  expect(described.lines.filter((line) => line.startsWith('Warning'))).toEqual(
    warnings.map((index) => `Warning: ${report.warnings[index]}`),
  );
});

test('a file may be named in any way, but must be in content/', () => {
  expect(chosenFiles(['./content/site.yml', 'content/books/'])).toEqual(['content/site.yml', 'content/books']);
  expect(() => chosenFiles(['README.md'])).toThrow('README.md: expected a file in content/.');
  expect(() => chosenFiles(['content/none.yml'])).toThrow('content/none.yml: the file does not exist.');
});
