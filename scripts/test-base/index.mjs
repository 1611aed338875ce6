// `npm run test:base`: tests the site with a base path, as on GitHub project pages.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

parseOptions(`npm run test:base

Builds a copy of the site with a base path, checks its links and tests it in the browser.`);

ensureInstalled();
const base = '/site';
const parent = mkdtempSync(join(tmpdir(), 'base-'));
const copy = join(parent, 'copy');
const served = join(parent, 'served');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
try {
  for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(copy, file));
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  npm('build', copy);
  npm('check:export', copy);
  // Another site at the root of the same host.
  cpSync(join(copy, 'out', '404.html'), join(served, '404.html'));
  writeFileSync(join(served, 'index.html'), '<!DOCTYPE html><title>Another site</title>');
  renameSync(join(copy, 'out'), join(served, base));
  npm('test:base:browser', process.cwd(), { EXPORT_FOLDER: served });
} finally {
  rmSync(parent, { recursive: true, force: true });
}

/**
 * Runs a script of package.json.
 * @param {string} script
 * @param {string} cwd
 * @param {Record<string, string>} [settings]
 */
function npm(script, cwd, settings = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd,
    env: { ...process.env, SITE_BASE: base, NEXT_TELEMETRY_DISABLED: '1', ...settings },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm run ${script} failed with the base path ${base}. See its output above.`);
}
