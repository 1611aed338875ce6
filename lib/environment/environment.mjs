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
  const { SOURCE_DATE_EPOCH: text = '' } = process.env;
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/**
 * The settings of the site's address (docs/how-to/deploy.md).
 * @returns {{ origin: string, base: string, stage: string }} where the export is served if that isn't the configured origin, the
 *   path below which, and `preview` before publication; otherwise empty
 * @throws Error if one is malformed
 */
export function siteSettings() {
  const { SITE_ORIGIN: origin = '', SITE_BASE: base = '', SITE_STAGE: stage = '' } = process.env;
  if (origin && !(URL.canParse(origin) && new URL(origin).origin === origin)) {
    throw new Error(`SITE_ORIGIN is "${origin}": set it to an origin such as https://www.jenkins.io, without a trailing slash.`);
  }
  if (!/^(\/[\w~-][\w.~-]*)*$/.test(base)) {
    throw new Error(`SITE_BASE is "${base}": set it to a path such as /site, without a trailing slash.`);
  }
  if (!['', 'preview'].includes(stage)) throw new Error(`SITE_STAGE is "${stage}": set it to preview, or leave it empty.`);
  return { origin, base, stage };
}

/**
 * What the environment says about the sources, for builds without git and for comparing builds; each is undefined if unset.
 * @returns {{ fingerprint?: string, date?: number, commit?: string, days?: Record<string, string> }}
 */
export function sourceSettings() {
  const { SOURCE_FINGERPRINT, SOURCE_COMMIT, CONTENT_DAYS } = process.env;
  return {
    fingerprint: SOURCE_FINGERPRINT || undefined,
    date: sourceDate(),
    commit: SOURCE_COMMIT || undefined,
    days: CONTENT_DAYS ? JSON.parse(CONTENT_DAYS) : undefined,
  };
}

/** The folder that contains content/ and messages/. Tests set SITE_ROOT to their fixtures. */
export function siteRoot() {
  return process.env.SITE_ROOT ?? process.cwd();
}
