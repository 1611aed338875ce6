// `npm run test:reproducible`
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';
import { secondsSince } from '../shared/seconds.mjs';

parseOptions(`npm run test:reproducible

Builds the current commit twice, at two paths and in two time zones, and compares every
file. Exits with 1 if any differ.`);

ensureInstalled();
// Determined once, in case something is committed during the first build.
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
const parent = mkdtempSync(join(tmpdir(), 'reproducible-'));
try {
  const first = build('one', 'America/Los_Angeles');
  const second = build(join('a', 'longer', 'path', 'of', 'folders'), 'Pacific/Kiritimati');
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file));
  for (const file of differing) console.error(`Error: ${file} differs between the two builds`);
  console.log(`${first.size} files compared, ${differing.length} differ`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} finally {
  rmSync(parent, { recursive: true, force: true });
}

/**
 * Builds the commit in a separate clone.
 * @param {string} path below the temporary folder
 * @param {string} zone the time zone of the machine
 * @returns {Map<string, string>} the hash of each file in the export, by path
 * @throws {Error} if the build fails
 */
function build(path, zone) {
  const started = Date.now();
  const folder = join(parent, path);
  run('git', ['clone', '--quiet', process.cwd(), folder], process.cwd());
  run('git', ['checkout', '--quiet', '--detach', commit], folder);
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  run('npm', ['run', '--silent', 'build'], folder, { TZ: zone, NEXT_TELEMETRY_DISABLED: '1' });
  console.log(`Built in ${zone} in ${secondsSince(started)}.`);
  const files = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} cwd
 * @param {Record<string, string>} [settings]
 */
function run(command, parameters, cwd, settings = {}) {
  const { status } = spawnSync(command, parameters, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"${command} ${parameters.join(' ')}" failed in ${cwd}. See its output above.`);
}
