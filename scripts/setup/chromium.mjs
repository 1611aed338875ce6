// Finds the browser for the browser tests: one that is there, else Playwright's own, else Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @returns {Promise<string | undefined>} path of a browser, or undefined when none can be had
 */
export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  const find = () =>
    [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));

  const found = find();
  if (found) return found;
  console.log('No Chromium here: asking Playwright for its own...');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  if (!find() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Debian package "chromium"...');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const run = (/** @type {string[]} */ ...command) =>
      spawnSync(command[0] ?? '', command.slice(1), {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run(...sudo, 'apt-get', 'update', '-qq');
    run(...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  return find();
}
