// Finds the browsers besides Chromium for `npm run test:browsers`.
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

/** What has to be there for each browser, in one of its usual places, and the Debian packages that bring it. */
const browsers = {
  Firefox: {
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
    packages: ['firefox-esr'],
  },
  // The driver brings its own small browser, which needs a display.
  WebKit: { programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @typedef {keyof typeof browsers} BrowserName */

const names = /** @type {BrowserName[]} */ (Object.keys(browsers));

/**
 * The browsers that are here. If CI is set, root gets those that are missing; system packages must not be installed without consent.
 * @returns {BrowserName[]}
 * @throws {Error} naming the command that installs a browser, if it is missing although CI is set
 */
export function ensureOtherBrowsers() {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0 && process.env.CI) installPackages(missing.flatMap((name) => browsers[name].packages));
  const found = names.filter(isInstalled);
  for (const name of names) {
    if (found.includes(name)) continue;
    const said = `${name} was not found. This command installs it: sudo apt-get install ${browsers[name].packages.join(' ')}`;
    if (process.env.CI) throw new Error(said);
    console.log(`The visits in ${name} are left out: ${said}`);
  }
  return found;
}

/**
 * The path of a browser, or of its driver.
 * @param {BrowserName} name
 */
export function programOf(name) {
  return browsers[name].programs[0]?.find((path) => existsSync(path)) ?? '';
}

/** @param {BrowserName} name */
function isInstalled(name) {
  return browsers[name].programs.every((places) => places.some((path) => existsSync(path)));
}
