import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureBuilt, lockBuild } from '@/scripts/shared/build.mjs';
import { fingerprintOfSources } from '@/scripts/shared/source-state.mjs';
import { siteCopy } from '@/tests/support/site-copy';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0, stdout: '' })) }));

const copy = siteCopy();
const folder = process.cwd();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(spawnSync).mockClear();
  process.chdir(copy.root);
});
afterEach(() => process.chdir(folder));

/** The builds that were started. */
const builds = () => jest.mocked(spawnSync).mock.calls.filter(([command]) => command === 'npm');

test('the site is built again only if its sources changed since the last build, whichever command built it', () => {
  mkdirSync('out');
  writeFileSync('out/build.json', JSON.stringify({ sources: fingerprintOfSources() }));
  expect([ensureBuilt(), builds()]).toEqual([true, []]);
  writeFileSync('next.config.ts', '// changed');
  expect([ensureBuilt(), builds()]).toEqual([true, [['npm', ['run', '--silent', 'build'], expect.anything()]]]);
});

test('the site is built again for another day', () => {
  mkdirSync('out', { recursive: true });
  writeFileSync('out/build.json', JSON.stringify({ sources: fingerprintOfSources() }));
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2028, 1, 29) / 1000);
  try {
    expect([ensureBuilt(), builds()]).toEqual([true, [['npm', ['run', '--silent', 'build'], expect.anything()]]]);
  } finally {
    delete process.env.SOURCE_DATE_EPOCH;
  }
});

test('a build locks its folder, also if an earlier one was killed', () => {
  const lock = '.cache/build.lock';
  mkdirSync('.cache');
  // No process has this number.
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 31 - 1 }));
  jest.spyOn(process, 'on').mockReturnThis();
  lockBuild();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual({ pid: process.pid });
  const [[, unlock] = []] = jest.mocked(process.on).mock.calls;
  unlock?.();
  expect(existsSync(lock)).toBe(false);
});
