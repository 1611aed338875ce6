// Finds the browsers besides Chromium for `npm test -- browsers`.
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

/** The programs that each browser needs, each with its usual locations, and the Debian packages that contain them. */
const browsers = {
  Firefox: {
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
    packages: ['firefox-esr'],
  },
  // The driver comes with MiniBrowser, which needs a display.
  WebKit: { programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @typedef {keyof typeof browsers} BrowserName */

const names = /** @type {BrowserName[]} */ (Object.keys(browsers));

/**
 * Finds the installed browsers. In CI, missing ones are installed if running as root; elsewhere that needs consent.
 * @returns {BrowserName[]}
 * @throws {Error} naming the command that installs a browser, if one is missing in CI
 */
export function ensureOtherBrowsers() {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0 && process.env.CI) installPackages(missing.flatMap((name) => browsers[name].packages));
  const found = names.filter(isInstalled);
  for (const name of names) {
    if (found.includes(name)) continue;
    const message = `${name} was not found. To install it, run: sudo apt-get install ${browsers[name].packages.join(' ')}`;
    if (process.env.CI) throw new Error(message);
    console.log(`Skipping the tests in ${name}: ${message}`);
  }
  return found;
}

/**
 * The path of a browser or its driver; empty if it is not installed.
 * @param {BrowserName} name
 */
export function programOf(name) {
  return browsers[name].programs[0]?.find((path) => existsSync(path)) ?? '';
}

/** @param {BrowserName} name */
function isInstalled(name) {
  return browsers[name].programs.every((places) => places.some((path) => existsSync(path)));
}
