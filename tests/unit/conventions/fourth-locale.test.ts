import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

// Adds a locale to a copy of the site, following docs/how-to/add-a-locale.md. Only in `npm run test:all` (jest.config.mjs).

const run = promisify(execFile);
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fourth-locale-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const left = /^(docs|deploy|public|\.github)\//;
  // Git lists deleted files until the deletion is committed.
  const needed = files.split('\0').filter((file) => file && !left.test(file) && existsSync(file));
  for (const file of needed) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    // On ext4, files made by cpSync take 200 times as long to delete.
    writeFileSync(join(copy, file), readFileSync(file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');

  const locales = readFileSync(join(copy, 'lib/i18n/locales.ts'), 'utf8');
  const withJapanese = locales.replace(/^(export const locales = \[.*)\] as const;$/m, "$1, 'ja'] as const;");
  expect(withJapanese).not.toBe(locales);
  writeFileSync(join(copy, 'lib/i18n/locales.ts'), withJapanese);
  writeFileSync(join(copy, 'messages/ja.json'), '{}');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Runs a package's module in the copy.
 * @throws Error with the module's output if it fails
 */
async function runModule(path: string, ...parameters: string[]): Promise<string> {
  const { SITE_ROOT: _root, ...env } = process.env;
  const { stdout } = await run(process.execPath, [resolve('node_modules', path), ...parameters], { cwd: copy, env }).catch(
    (error: Error & { stdout: string }) => {
      throw new Error(`${error.message}${error.stdout}`);
    },
  );
  return stdout;
}

test('a new locale needs no other change to compile', async () => {
  // The types of routes, which the build generates.
  await runModule('next/dist/bin/next', 'typegen');
  await expect(runModule('typescript/bin/tsc', '--noEmit')).resolves.toBe('');
}, 180_000);
