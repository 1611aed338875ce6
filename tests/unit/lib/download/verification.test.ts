import {
  commandsFor,
  isExpired,
  keyCollection,
  keyOf,
  keysFile,
  loadKeys,
  loadVerification,
  verificationFile,
} from '@/lib/download/verification';
import { reportContent } from '@/scripts/check-content/content-report';
import { siteCopy } from '@/tests/support/site-copy';
import { withoutPlaces } from '@/tests/unit/support/problems';

const site = siteCopy();

const keys = [
  {
    name: 'two.key',
    fingerprint: 'B'.repeat(40),
    created: '2025-01-01',
    expires: '2030-06-30',
    stable: '2.800.1',
    weekly: '2.790',
  },
  { name: 'one.key', fingerprint: 'A'.repeat(40), created: '2020-01-01', expires: '2025-06-30' },
] as const;

const write = (list: readonly object[]) => site.write(keysFile, JSON.stringify(list));
const problems = () => withoutPlaces(reportContent().problems.join('\n'));

beforeEach(() => {
  write(keys);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the keys that sign releases', () => {
  it.each([
    ['stable', '2.800.1', 'two.key'],
    ['stable', '2.799.3', 'one.key'],
    ['weekly', '2.1000', 'two.key'],
  ] as const)('are chosen by release: in the %s line, %s was signed by %s', (line, version, name) => {
    expect(keyOf(line, version, loadKeys())?.name).toBe(name);
  });

  it('are valid until the end of their last day', () => {
    expect(isExpired(keys[0], new Date('2030-06-30T23:59:59Z'))).toBe(false);
    expect(isExpired(keys[0], new Date('2030-07-01T00:00:00Z'))).toBe(true);
  });

  it.each([
    ['2030-03-01', []],
    ['2030-04-15', ['two.key, the newest key, expires on 2030-06-30: check whether there is a new one']],
    ['2031-01-01', ['two.key, the newest key, expired on 2030-06-30: add the current signing key']],
  ])('cause a warning on %s if the newest is about to expire or has expired: %j', (day, warnings) => {
    expect(keyCollection.due?.(loadKeys(), new Date(`${day}T12:00:00Z`))).toEqual(warnings);
  });

  it.each([
    [{ fingerprint: 'b'.repeat(40) }, '[0] ("two.key").fingerprint: expected a fingerprint: 40 digits from 0 to 9 and A to F'],
    [{ name: '../two.key' }, 'name: expected the name of a file such as jenkins.io-2026.key'],
    [{ expires: '2024-12-31' }, '[0] ("two.key").expires: expected a date after created'],
  ])('are skipped and reported if invalid: %j', (change, problem) => {
    write([{ ...keys[0], ...change }, keys[1]]);
    expect(problems()).toContain(`${keysFile}: `);
    expect(problems()).toContain(problem);
    expect(loadKeys().map(({ name }) => name)).toEqual(['one.key']);
  });
});

describe('the commands that check a download', () => {
  const release = { war: 'https://war.example.org/{version}/jenkins.war', version: '2.800.1' };

  it('contain the release and the key', () => {
    const run = 'curl {war}.asc {keyAddress}; gpg --import {key}; gpg --fingerprint {fingerprint}';
    const [linux] = commandsFor([{ system: 'Linux', run }], release, keys[0]);
    expect(linux?.run).toMatch(/^curl https:\/\/war\.example\.org\/2\.800\.1\/jenkins\.war\.asc https:\/\/\S+[^/]\/two\.key;/);
    expect(linux?.run).toMatch(new RegExp(`gpg --import two.key; gpg --fingerprint ${'B'.repeat(40)}$`));
  });

  it('are skipped if they have an unknown placeholder, which the content check reports', () => {
    site.write(verificationFile, site.read(verificationFile).replace('gpg --import {key}', 'gpg --import {kye}'));
    expect(problems()).toContain('commands.signature[0].run: expected commands with no placeholders other than {war}, {key}');
    expect(loadVerification().commands.signature.map(({ system }) => system)).not.toContain('Linux');
  });
});
