// Copies of the sources, for tests that build the site in another way.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies the files that git knows or would add to a temporary folder.
 * @param {{ withPackages: boolean }} options `withPackages` also copies node_modules
 */
export function copyOfSources({ withPackages }) {
  const parent = mkdtempSync(join(tmpdir(), 'copy-'));
  const folder = join(parent, 'site');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(folder, file));
  if (withPackages) copyPackages(folder);
  return {
    folder,
    remove: () => rmSync(parent, { recursive: true, force: true }),
    /** Commits all files: the linter reads their list from git, and the build the commit. */
    commit: () =>
      [
        ['init', '--quiet'],
        ['add', '--all'],
        ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Copy the site'],
      ].every((parameters) => runIn(folder, {}, 'git', ...parameters)),
    /**
     * Moves the built site below a path of another site.
     * @param {string} base such as /site
     * @returns the folder to serve
     */
    serveBelow: (/** @type {string} */ base) => {
      const served = join(parent, 'served');
      cpSync(join(folder, 'out', '404.html'), join(served, '404.html'));
      writeFileSync(join(served, 'index.html'), '<!DOCTYPE html><title>Another site</title>');
      renameSync(join(folder, 'out'), join(served, base));
      return served;
    },
  };
}

/** @param {string} folder */
export function copyPackages(folder) {
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

/**
 * Runs a command in a folder.
 * @param {string} folder
 * @param {Record<string, string>} settings environment variables
 * @param {string} command
 * @param {string[]} parameters
 * @returns {boolean} whether it succeeded
 */
export function runIn(folder, settings, command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings },
    stdio: 'inherit',
    // On Windows, npm and npx are batch files, which only a shell can run.
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`"${[command, ...parameters].join(' ')}" failed in ${resolve(folder)}: see its output above.`);
  return status === 0;
}
