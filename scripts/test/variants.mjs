// The variants of the tests, by the name that `npm test -- <name>` takes.
import { runAllChecks } from './all-checks.mjs';
import { copyOfSources, runIn } from './copy.mjs';
import { compareBuilds } from './reproducible.mjs';

/**
 * @typedef {{ about: string, run: (options: string[]) => boolean | Promise<boolean> }} Variant
 * `run` gets the options of the command line, and returns whether everything passed
 */

/** @type {Record<string, Variant>} */
export const variants = {
  all: { about: 'also every page in every language and theme, and what has a star', run: () => runAllChecks({ all: true }) },
  a11y: { about: 'the accessibility of every page in out/; A11Y_ONLY=fr-CA,dark limits it', run: suite('a11y') },
  base: { about: 'the site below a path *', run: testBelowPath },
  browsers: { about: 'the main tasks in Firefox and WebKit, with out/ *', run: suite('browsers') },
  components: { about: 'the component catalog *', run: suite('components') },
  edited: { about: 'every check in a copy with changed addresses and sentences', run: testEdited },
  fuzz: { about: '10,000 damaged files *', run: fuzz },
  nginx: { about: 'the nginx configuration, with out/ *', run: (options) => jest('export', 'nginx', options) },
  pictures: { about: 'the site with a picture for each of content/media.yml *', run: testPictures },
  reproducible: { about: 'two builds of the commit, which must be identical', run: compareBuilds },
};

/**
 * The browser tests in a folder of tests/.
 * @param {string} name
 */
function suite(name) {
  return (/** @type {string[]} */ options) => browser(name, options);
}

/**
 * @param {string} name the folder in tests/
 * @param {string[]} options
 * @param {Record<string, string>} [settings]
 */
function browser(name, options, settings = {}) {
  return runIn('.', { TEST_SUITE: name, ...settings }, 'npx', 'playwright', 'test', ...options);
}

/**
 * @param {string} project
 * @param {string} pattern of paths
 * @param {string[]} options
 */
function jest(project, pattern, options) {
  return runIn('.', {}, 'npx', 'jest', '--selectProjects', project, '--testPathPatterns', pattern, ...options);
}

/** @param {string[]} options */
function fuzz(options) {
  Object.assign(process.env, { TEST_ALL: '1', FUZZ_RUNS: '10000' });
  const hours = 3_600_000; // milliseconds
  return jest('unit', 'tests/unit/fuzz/', ['--testTimeout', String(3 * hours), ...options]);
}

/** @param {string[]} options */
function testBelowPath(options) {
  const base = '/site';
  const copy = copyOfSources({ withPackages: true });
  const settings = { SITE_BASE: base };
  try {
    return (
      runIn(copy.folder, settings, 'npm', 'run', '--silent', 'build') &&
      runIn(copy.folder, settings, 'npm', 'run', '--silent', 'check:export') &&
      browser('base', options, { ...settings, EXPORT_FOLDER: copy.serveBelow(base) })
    );
  } finally {
    copy.remove();
  }
}

/** @param {string[]} options */
function testPictures(options) {
  const copy = copyOfSources({ withPackages: true });
  try {
    return (
      runIn('.', {}, 'npx', 'tsx', 'scripts/test/make-pictures.ts', copy.folder) &&
      ['media', 'build', 'check:export'].every((script) => runIn(copy.folder, {}, 'npm', 'run', '--silent', script)) &&
      browser('pictures', options, { SITE_ROOT: copy.folder, EXPORT_FOLDER: `${copy.folder}/out` })
    );
  } finally {
    copy.remove();
  }
}

/** A test that fails in this copy repeats content, unless it tests a requirement of docs/behavior.md. */
function testEdited() {
  const copy = copyOfSources({ withPackages: false });
  try {
    return (
      runIn('.', {}, 'npx', 'tsx', 'scripts/test/change-content.ts', copy.folder) &&
      copy.commit() &&
      runIn(copy.folder, {}, 'npm', 'test')
    );
  } finally {
    copy.remove();
  }
}
