// Installs the dependencies if they are missing or don't match package-lock.json, and writes the schemas for editors.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { secondsSince } from './seconds.mjs';

const stamp = 'node_modules/.installed-for';

/** Runs `npm ci` unless node_modules matches package-lock.json. Exits with 1 if that fails or Node is too old. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`This site needs Node.js 20 or later, found ${process.version}.`);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  console.log('Installing dependencies (npm ci)...');
  const started = Date.now();
  // On Windows, npm is a batch file, which only a shell can run.
  const result = spawnSync('npm', ['ci', '--no-audit', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed, so nothing was run. See its output above.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  // Not in package.json as `prepare`, because .npmrc turns install scripts off.
  spawnSync('npm', ['run', '--silent', 'schemas'], { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`Installed in ${secondsSince(started)}.`);
}
