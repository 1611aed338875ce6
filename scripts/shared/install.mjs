// Installs the dependencies if they are missing or don't match package-lock.json.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { secondsSince } from './seconds.mjs';

const stamp = 'node_modules/.installed-for';

/** Brings node_modules in line with package-lock.json if it isn't. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Node 20 or newer is needed, this is ${process.version}.`);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  console.log('Installing the dependencies that package-lock.json names (npm ci)...');
  const started = Date.now();
  // On Windows, npm is a script that only a shell can start.
  const result = spawnSync('npm', ['ci', '--no-audit', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. What npm printed above says why.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  console.log(`Installed in ${secondsSince(started)}.`);
}
