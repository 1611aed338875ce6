import { dueRecords, wrongLastDays } from '@/lib/collections/due';
import { describeProblem } from '@/lib/content/content-error';
import { buildTime } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const builtOn = buildTime();
const due = (day: string) => {
  builtOn(day);
  return dueRecords(new Date(`${day}T12:00:00Z`)).map(describeProblem);
};

test('a record is due for an update the day after its last valid day, with file and line, in every collection', () => {
  site.write('content/figures.yml', '# Numbers.\nplugins:\n  value: 5\n  validUntil: 2030-06-30\n');
  const ofFigures = (day: string) => due(day).filter((text) => text.includes('figures.yml'));
  expect(ofFigures('2030-06-30')).toEqual([]);
  expect(ofFigures('2030-07-01')).toEqual([
    expect.stringMatching(/^content\/figures\.yml:4:3: plugins\.validUntil: was valid until 2030-06-30/),
  ]);
});

test('an invalid last day is a mistake at once, and not only due', () => {
  site.write('content/jam.yml', 'validUntil: soon\n');
  expect(wrongLastDays('content/jam.yml').map(describeProblem)).toEqual([
    'content/jam.yml:1:1: validUntil: expected a date such as 2025-08-05, found "soon"',
  ]);
  expect(due('2030-01-01').join()).not.toContain('jam.yml');
});

test.each([
  ['content/news.yml', '- { title: Old, url: "https://example.org/", date: 2030-01-01 }', '2030-02-15', '2030-02-16'],
  [
    'content/security.yml',
    'contacts: [mailto:a@example.org]\npolicy: https://example.org/\nlanguages: [en]\nexpires: 2030-06-30',
    '2030-05-30',
    '2030-05-31',
  ],
])('%s is due for an update when its record is too old', (file, text, before, after) => {
  site.write(file, text);
  const found = (day: string) => due(day).filter((line) => line.startsWith(file));
  expect(found(before)).toEqual([]);
  expect(found(after)).toHaveLength(1);
});
