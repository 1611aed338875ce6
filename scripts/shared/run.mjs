import { spawnSync } from 'node:child_process';

/**
 * Runs an installation command without prompts and shows its output. Failures are not reported: check for the result.
 * @param {string} command
 * @param {string[]} parameters
 */
export function run(command, ...parameters) {
  spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows, npx is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
  });
}
