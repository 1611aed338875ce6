// Builds the site if the export is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { secondsSince } from './seconds.mjs';
import { fingerprintOfSources } from './sources.mjs';

const stamp = 'out/.built-from';

/**
 * Builds `out/` unless it is up to date.
 * @returns {boolean} false if the build failed
 */
export function ensureBuilt() {
  const fingerprint = fingerprintOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) {
    console.log('The export in out/ is up to date.');
    return true;
  }
  console.log('Building the site into out/, which takes a minute or two...');
  const started = Date.now();
  const result = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) return false;
  writeFileSync(stamp, fingerprint);
  console.log(`Built in ${secondsSince(started)}.`);
  return true;
}
