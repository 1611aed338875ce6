// Finds the browser for the browser tests.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { hasApt, installPackages, isRoot } from './debian-packages.mjs';
import { run } from './run.mjs';

// The headless shell comes first: it is made for tests and twice as fast as a full browser without a window.
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
 * The browser that CHROMIUM_PATH names, otherwise Playwright's own, otherwise an installed one. If there is none,
 * one is installed only for root and if CI is set, because system packages must not be installed without consent.
 * @returns {string} the path of a browser, or an empty string for Playwright's own, which it finds itself
 * @throws {Error} naming the command that installs a browser
 */
export function ensureChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names "${CHROMIUM_PATH}", and there is no such file.`);
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
    `The browser tests need Chromium, and none was found. This command installs it: ${command}\n` +
      'If there is one in an unusual place, name its executable in CHROMIUM_PATH.',
  );
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? '' : usualPlaces.find((path) => existsSync(path));
}

function installChromium() {
  installPackages(['chromium-headless-shell']);
  if (findChromium() !== undefined) return;
  console.log("No Chromium was found: downloading Playwright's own...");
  run('npx', 'playwright', 'install', 'chromium');
}
