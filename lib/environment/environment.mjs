// The environment variables of a build (docs/how-to/deploy.md, Settings). In lib/, only this file reads them, except for those that
// Next.js inlines into scripts: lib/i18n/base-path.ts has the base path, and NODE_ENV stands where it removes code.

/**
 * What `npm run build` and `npm run dev` tell their processes in the variable SITE_BUILD, because Next.js passes only the
 * environment on to the processes that render pages.
 * @typedef {object} SiteBuild
 * @property {boolean} [isContentFixed] whether nothing in content/ changes meanwhile, so that everything is read once
 * @property {string} [fingerprint] a hash of everything that determines the export
 * @property {number} [date] the time that pages treat as now, in seconds since 1970
 * @property {string} [commit]
 * @property {{ address: string, branch: string }} [repository] where the sources are; the branch may be empty
 * @property {Record<string, string>} [days] the day of the last change of each file and folder in content/
 */

/** @type {{ text: string, build: SiteBuild }} */
let parsed = { text: '', build: {} };

/**
 * The build that this process belongs to; empty if it belongs to none.
 * @returns {Readonly<SiteBuild>}
 */
export function siteBuild() {
  const { SITE_BUILD: text = '' } = process.env;
  // Pages ask thousands of times.
  if (text !== parsed.text) parsed = { text, build: text ? JSON.parse(text) : {} };
  return parsed.build;
}

/**
 * Begins a build in this process and in those that it starts.
 * @param {SiteBuild} build
 */
export function startBuild(build) {
  process.env.SITE_BUILD = JSON.stringify(build);
}

/** The time that pages treat as now, in seconds since 1970; undefined for the current time. */
export function fixedTime() {
  const { date = sourceDate() } = siteBuild();
  return date;
}

function sourceDate() {
  const text = setting('SOURCE_DATE_EPOCH', isDate, 'seconds since 1970, such as 1767225600');
  return text === '' ? undefined : Number(text);
}

/** @param {string} text seconds since 1970; milliseconds would be after the year 9999 */
function isDate(text) {
  return /^\d{1,12}$/.test(text) && Number(text) < Date.UTC(10_000, 0) / 1000;
}

/**
 * Reads a variable.
 * @param {string} name
 * @param {(value: string) => boolean} isRight
 * @param {string} expected what to set it to
 * @returns {string} empty if it isn't set
 * @throws Error if its value is wrong
 */
function setting(name, isRight, expected) {
  const { [name]: value = '' } = process.env;
  if (value === '' || isRight(value)) return value;
  throw new Error(`${name} is "${value}": set it to ${expected}, or leave it empty.`);
}

/**
 * The settings of the site's address (docs/how-to/deploy.md).
 * @returns {{ origin: string, base: string, stage: string }} where the export is served if that isn't the configured origin, the
 *   path below which, and `preview` before publication; otherwise empty
 * @throws Error if one is malformed
 */
export function siteSettings() {
  const isOrigin = (/** @type {string} */ text) => URL.canParse(text) && new URL(text).origin === text;
  // The site has addresses of its own below its locales and _next.
  const isPath = (/** @type {string} */ text) =>
    /^(\/[\w~-][\w.~-]*)+$/.test(text) && !/^\/(_next|en|[a-z]{2}-[A-Z]{2})(\/|$)/.test(text);
  return {
    origin: setting('SITE_ORIGIN', isOrigin, 'an origin such as https://www.jenkins.io, without a trailing slash'),
    base: setting(
      'SITE_BASE',
      isPath,
      'a path such as /site, without a trailing slash, that begins with neither a language nor _next',
    ),
    stage: setting('SITE_STAGE', (text) => text === 'preview', 'preview'),
  };
}

/**
 * The settings of how to build (docs/how-to/deploy.md).
 * @returns {{ defersScripts: boolean, usesCache: boolean }}
 * @throws Error if one has another value than the documented one
 */
export function buildSettings() {
  return {
    defersScripts: setting('SCRIPTS', (text) => text === 'at-once', 'at-once') === '',
    usesCache: setting('BUILD_CACHE', (text) => text === 'off', 'off') === '',
  };
}

/**
 * What the environment says about the sources, for builds without git and for comparing builds; each is undefined if unset.
 * @returns {{ fingerprint?: string, date?: number, commit?: string, repository?: string, branch?: string, days?: Record<string, string> }}
 * @throws Error if one is malformed
 */
export function sourceSettings() {
  // It becomes part of addresses.
  const isName = (/** @type {string} */ text) => /^[\w-]{1,100}$/.test(text);
  const isAddress = (/** @type {string} */ text) => /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(text);
  const isBranch = (/** @type {string} */ text) => /^\w[\w./-]*$/.test(text);
  const days = setting('CONTENT_DAYS', areDays, 'days by path as JSON, such as {"content/events": "2026-01-30"}');
  return {
    fingerprint:
      setting('SOURCE_FINGERPRINT', isName, 'letters and digits, such as the hash in "sources" of a build.json') || undefined,
    date: sourceDate(),
    commit: setting('SOURCE_COMMIT', isName, 'the hash of a commit') || undefined,
    repository: setting('SOURCE_REPOSITORY', isAddress, 'an address such as https://github.com/owner/name') || undefined,
    branch: setting('SOURCE_BRANCH', isBranch, 'the name of a branch, such as main') || undefined,
    days: days ? JSON.parse(days) : undefined,
  };
}

/** @param {string} text */
function areDays(text) {
  try {
    const days = Object.values(JSON.parse(text));
    return text.startsWith('{') && days.every(isDay);
  } catch {
    return false;
  }
}

/**
 * Whether a value is a day of the calendar; `Date` takes February 30 for March 2.
 * @param {unknown} value
 */
function isDay(value) {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);
}

/** The folder that contains content/ and messages/. Tests set SITE_ROOT to their fixtures. */
export function siteRoot() {
  return process.env.SITE_ROOT ?? process.cwd();
}
