// Installs Debian packages for the browser tests.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const hasApt = existsSync('/usr/bin/apt-get');
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages with apt-get. Does nothing without root or on systems that are not based on Debian.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (!isRoot || !hasApt) return;
  console.log(`Installing the Debian packages ${packages.join(', ')}...`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}
