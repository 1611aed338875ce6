// Installs Debian packages for the browser tests.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const hasApt = existsSync('/usr/bin/apt-get');
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages where that can be done: on Debian and its like, by root.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (!isRoot || !hasApt) return;
  console.log(`Installing the Debian packages ${packages.join(', ')}...`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}
