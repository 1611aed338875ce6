import { advisoriesFile, advisoriesFor, loadAdvisories } from '@/lib/advisories/advisories';
import { siteCopy } from '@/tests/support/site-copy';
import { placedProblemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const advisories = [
  {
    id: 'core-2_890',
    type: 'core',
    url: 'https://www.example.org/security/advisory/2026-08-05/',
    versions: [{ lastVersion: '2.889', pattern: '2[.]8[0-8][0-9](|[-].*)' }],
  },
  {
    id: 'core-2_900',
    type: 'core',
    message: 'Words of others.',
    url: 'https://www.example.org/security/advisory/2026-09-09/',
    versions: [
      { lastVersion: '2.899', pattern: '(2[.]8[89][0-9])(|[.-].+)|(2[.]7)' },
      { lastVersion: 'LTS 2.888.1', pattern: '2[.]888[.]1(|[-].*)' },
    ],
  },
];

const write = (list: unknown) => site.write(advisoriesFile, JSON.stringify(list));
const idsFor = (version: string) => advisoriesFor(version)?.map(({ id }) => id);

beforeEach(() => {
  write(advisories);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the security warnings of a release', () => {
  it('are found by patterns with lookahead, which some of the update center have', () => {
    write([{ ...advisories[0], versions: [{ pattern: '(?!2[.]889)2[.]8[0-8][0-9]' }] }]);
    expect([idsFor('2.888'), idsFor('2.889')]).toEqual([['core-2_890'], []]);
  });

  it.each([
    ['2.889', ['core-2_900', 'core-2_890']],
    ['2.890', ['core-2_900']],
    ['2.888.1-rc1', ['core-2_900']],
    ['2.7.1', []],
    ['12.889', []],
    ['2.8891', []],
  ])('for %s are those with a pattern that matches the whole version, newest first: %j', (version, ids) => {
    expect(idsFor(version)).toEqual(ids);
  });

  it.each([
    ['no file', () => site.remove(advisoriesFile)],
    ['an empty list', () => write([])],
    ['a file that is not YAML', () => site.write(advisoriesFile, '[')],
  ])('are unknown while there is %s', (_, breakFile) => {
    write(advisories);
    breakFile();
    expect(advisoriesFor('2.889')).toBeUndefined();
  });

  it.each([
    '(2[.]1',
    '(2)[.]\\1',
    '(2|[.])+1',
    '(2.*){9}',
    '2.*.*.*.*.*.*.*1',
    '2(|1)(|1)(|1)(|1)(|1)(|1)(|1)(|1)(|1)',
    `2[.]${'1'.repeat(10_000)}`,
  ])('are unknown while one of them can’t be read: %#', (pattern) => {
    write([{ ...advisories[0], versions: [{ pattern }] }, advisories[1]]);
    expect(idsFor('2.890')).toEqual(['core-2_900']);
    expect(advisoriesFor('2.900')).toBeUndefined();
    expect(placedProblemsOf(loadAdvisories)).toMatch(/advisories\.yml:1:.*\[0\].*versions\[0\]\.pattern: expected a/);
  });
});
