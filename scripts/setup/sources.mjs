// What the export is made from: its fingerprint, its commit and its date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
  'tailwind.config.js',
  'tsconfig.json',
];

/** A fingerprint of the sources and of the address that the site is built for. */
export function fingerprintOfSources() {
  const hash = createHash('sha256').update(`${process.env.SITE_ORIGIN ?? ''}${process.env.SITE_BASE ?? ''}`);
  for (const source of sources) {
    for (const file of filesBelow(source)) hash.update(file.replaceAll('\\', '/')).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The commit of the sources, with "-dirty" at its end where files are different from it: SOURCE_COMMIT, for builds without git,
 * else git's answer. Nothing, where neither is known.
 * @returns {string | undefined}
 */
export function commitOfSources() {
  const { SOURCE_COMMIT } = process.env;
  if (SOURCE_COMMIT) return SOURCE_COMMIT;
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/**
 * The date of the sources, in seconds since 1970: SOURCE_DATE_EPOCH, else the one of the commit, so that two builds of one
 * commit are alike (docs/how-to/deploy.md). Now, where neither is known.
 */
export function dateOfSources() {
  const { SOURCE_DATE_EPOCH } = process.env;
  const { stdout } = SOURCE_DATE_EPOCH
    ? { stdout: SOURCE_DATE_EPOCH }
    : spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return /^\d+\s*$/.test(stdout ?? '') ? Number(stdout) : Math.floor(Date.now() / 1000);
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
