// Builds the current commit twice, at two paths and in two time zones, and compares every file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsSince } from '../shared/seconds.mjs';
import { copyPackages, runIn } from './copy.mjs';

/** @returns {boolean} whether both builds are identical */
export function compareBuilds() {
  // Determined once, in case something is committed during the first build.
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const parent = mkdtempSync(join(tmpdir(), 'reproducible-'));
  try {
    const first = build(commit, join(parent, 'one'), 'America/Los_Angeles');
    const second = build(commit, join(parent, 'a', 'longer', 'path', 'of', 'folders'), 'Pacific/Kiritimati');
    const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file));
    for (const file of differing) console.error(`Error: ${file} differs between the two builds`);
    console.log(`${first.size} files compared, ${differing.length} differ`);
    return first.size > 0 && differing.length === 0;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * Builds a commit in a clone.
 * @param {string} commit
 * @param {string} folder
 * @param {string} zone the time zone of the machine
 * @returns {Map<string, string>} the hash of each file in the export, by path; empty if the build failed
 */
function build(commit, folder, zone) {
  const started = Date.now();
  const isCloned =
    runIn('.', {}, 'git', 'clone', '--quiet', '.', folder) && runIn(folder, {}, 'git', 'checkout', '--quiet', '--detach', commit);
  if (isCloned) copyPackages(folder);
  if (!isCloned || !runIn(folder, { TZ: zone }, 'npm', 'run', '--silent', 'build')) return new Map();
  console.log(`Built in ${zone} in ${secondsSince(started)}.`);
  const files = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
