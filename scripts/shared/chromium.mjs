// Finds the browser for the browser tests.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { hasApt, installPackages, isRoot } from './debian-packages.mjs';
import { run } from './run.mjs';

// The headless shell comes first: it is built for automation and twice as fast as a full browser in headless mode.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds Chromium: the one in CHROMIUM_PATH, then Playwright's own, then one on the system. If there is none, it is installed,
 * but only when running as root or in CI, because system packages must not be installed without consent.
 * @returns {string} the path of the executable, or an empty string for Playwright's own, which Playwright finds itself
 * @throws {Error} naming the command that installs a browser
 */
export function ensureChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", which does not exist. Set it to the path of a Chromium executable.`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (isRoot || process.env.CI) {
    installChromium();
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  const command = hasApt ? 'sudo apt-get install chromium-headless-shell' : 'npx playwright install chromium';
  throw new Error(
    `Chromium was not found, and the browser is required here. To install it, run: ${command}\n` +
      'If it is installed in an unusual location, set CHROMIUM_PATH to its executable.',
  );
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? '' : usualPlaces.find((path) => existsSync(path));
}

function installChromium() {
  installPackages(['chromium-headless-shell']);
  if (findChromium() !== undefined) return;
  console.log("Chromium was not found. Downloading Playwright's own...");
  run('npx', 'playwright', 'install', 'chromium');
}
