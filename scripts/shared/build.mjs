// Builds the site if the export is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readJson } from './read-json.mjs';
import { runningOwner } from './running-owner.mjs';
import { secondsSince } from './seconds.mjs';
import { fingerprintOfSources } from './source-state.mjs';

/** Contains the id of the process that builds. */
const lock = '.cache/build.lock';

/**
 * Builds `out/` unless it is up to date.
 * @returns {boolean} false if the build failed
 */
export function ensureBuilt() {
  waitForBuild();
  if (readJson('out/build.json')?.sources === fingerprintOfSources()) {
    console.log('The export in out/ is up to date.');
    return true;
  }
  console.log('Building the site into out/, which can take minutes...');
  const started = Date.now();
  const result = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) return false;
  console.log(`Built in ${secondsSince(started)}.`);
  return true;
}

/** Waits for other builds of this folder, and makes them wait for this process: they would delete each other's files. */
export function lockBuild() {
  mkdirSync('.cache', { recursive: true });
  for (;;) {
    waitForBuild();
    try {
      writeFileSync(lock, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      // Another process that waited was faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** Waits while another process builds, and removes what a killed one left. */
function waitForBuild() {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const builder = runningOwner(lock);
  if (builder) console.log(`Waiting for another build of this folder (process ${builder})...`);
  while (runningOwner(lock)) Atomics.wait(pause, 0, 0, 500);
  rmSync(lock, { force: true });
}
