import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/errors.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Where|-)/.test(line));

test('the catalogue has the rows of the specification, and more', () => {
  expect(rows.length).toBeGreaterThanOrEqual(16);
});

describe('a row of the catalogue', () => {
  test.each(rows)('%s', (row) => {
    const [, file = '', name = ''] = /`(tests\/[^`]+)`: “([^”]+)”\s*\|$/.exec(row) ?? [];
    expect(existsSync(file)).toBe(true);
    // The name of a test or of a group of tests, whole.
    const names = ["'", '`'].map((quote) => quote + name + quote);
    expect(names.some((quoted) => readFileSync(file, 'utf8').includes(quoted))).toBe(true);

    const where = row.split('|').at(3) ?? '';
    for (const [, source = ''] of where.matchAll(/`([\w/.-]+\/[\w.-]+)`/g)) expect(existsSync(source)).toBe(true);
  });
});
