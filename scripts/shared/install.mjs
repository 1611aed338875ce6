// Installs the dependencies if they are missing or don't match package-lock.json, and writes the schemas for editors.
import { spawnSync } from 'node:child_process';
import { readJson } from './read-json.mjs';
import { runningOwner } from './running-owner.mjs';
import { secondsSince } from './seconds.mjs';

/**
 * Runs `npm ci` unless node_modules matches package-lock.json. Exits with 1 if that fails, if Node is too old, or if `npm run dev`
 * would lose the packages that it uses.
 */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`This site needs Node.js 20 or later, found ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  // Next.js writes this file.
  const server = runningOwner('.next/dev/lock');
  if (server) {
    console.error(`package-lock.json changed, but npm run dev (process ${server}) uses what is installed. Stop it first.`);
    process.exit(1);
  }
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
  // Not in package.json as `prepare`, because .npmrc turns install scripts off.
  spawnSync('npm', ['run', '--silent', 'schemas'], { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`Installed in ${secondsSince(started)}.`);
}

/** Whether node_modules has what package-lock.json lists, by npm's own record. Only packages for other systems may be missing. */
function isInstalled() {
  const installed = readJson('node_modules/.package-lock.json')?.packages ?? {};
  const { '': _, ...packages } = readJson('package-lock.json')?.packages ?? {};
  return Object.entries(packages).every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder];
    return found ? found.version === version && found.integrity === integrity : Boolean(optional);
  });
}
