import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '@/scripts/shared/install.mjs';
import { siteCopy } from '@/tests/support/site-copy';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

const copy = siteCopy();
const folder = process.cwd();
const locked = {
  '': { name: 'site' },
  'node_modules/next': { version: '16.4.5', integrity: 'sha512-next' },
  'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-windows', optional: true },
};

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(spawnSync).mockClear();
  process.chdir(copy.root);
  copy.write('package-lock.json', JSON.stringify({ packages: locked }));
});
afterEach(() => {
  process.chdir(folder);
  jest.restoreAllMocks();
});

/** What npm keeps about the packages that it installed. */
function writeInstalled(packages: object) {
  copy.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}

/** The commands that were started. */
const started = () =>
  jest.mocked(spawnSync).mock.calls.map(([command, parameters]) => [command, ...(parameters ?? [])].join(' '));

test('packages that npm has installed, by whichever command, are not installed again', () => {
  writeInstalled({ 'node_modules/next': locked['node_modules/next'] });
  ensureInstalled();
  expect(started()).toEqual([]);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/next': { version: '16.4.4', integrity: 'sha512-next' } }],
  ['a package has another source', { 'node_modules/next': { version: '16.4.5', integrity: 'sha512-other' } }],
])('packages are installed if %s', (_, packages) => {
  if (packages) writeInstalled(packages);
  ensureInstalled();
  expect(started()[0]).toMatch(/^npm ci /);
});

test('packages are not replaced while the development server uses them', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const error = jest.spyOn(console, 'error').mockImplementation();
  copy.write('.next/dev/lock', JSON.stringify({ pid: process.pid, port: 3000 }));
  expect(ensureInstalled).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`npm run dev (process ${process.pid})`));
  expect(started()).toEqual([]);
});
