// Builds the site if the export is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondsSince } from './seconds.mjs';

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const stamp = 'out/.built-from';

/** Builds `out/` unless it is up to date. */
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

/** A fingerprint of the sources and of the address the site is built for. */
function fingerprintOfSources() {
  const hash = createHash('sha256').update(process.env.SITE_ORIGIN ?? '');
  for (const source of sources) {
    for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
