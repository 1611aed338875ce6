import { spawnSync } from 'node:child_process';

/**
 * Runs a command that installs something, and shows what it prints.
 * @param {string} command
 * @param {string[]} parameters
 */
export function run(command, ...parameters) {
  spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows, npx is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
}
