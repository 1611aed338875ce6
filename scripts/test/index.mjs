// `npm test`: installs what is missing, runs every check, and counts what passed and failed.
// `npm run test:all` (--all) checks every page in every locale, theme and width, instead of a selection of these
// combinations.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';
import { secondsSince } from '../shared/seconds.mjs';

const options = parseOptions(
  `npm test, or npm run test:all

Installs packages if needed and runs every check. The last lines name what failed.

  --all   what npm run test:all adds: every page in every language, theme and width, Firefox and WebKit`,
  { all: { type: 'boolean' } },
);

/**
 * @typedef {{ name: string, milliseconds: number, error?: string }} Test error: what was expected and found, if it failed
 * @typedef {{ passed: number, failed: number, tests: Test[] }} Report
 * @typedef {{ name: string, script: string, parameters?: string[], report?: () => Report | undefined, inBackground?: boolean }} Step
 */

if (options.all) process.env.TEST_ALL = '1';
const started = Date.now();
ensureInstalled();
mkdirSync('.cache', { recursive: true });

/** @type {Report} */
const total = { passed: 0, failed: 0, tests: [] };
/** @type {{ check: string, tests: Test[], output: string }[]} */
const failures = [];

/** Whether a check leaves the processors to the build and to the browser. */
const inBackground = true;

const built = inTurn([{ name: 'Build', script: 'build:fresh' }]);
// The browser goes first. Its tests wait for a page now and then, and the other checks have the machine meanwhile.
await Promise.all([checkInBrowser(), checkFinishedFiles(), checkSources()]);

console.log('\nThe ten slowest tests:');
for (const { name, milliseconds } of total.tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
for (const failure of failures) console.log(`\n${describe(failure)}`);
console.log(`\nAll checks took ${secondsSince(started)}.\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Checks what only a browser can show. */
async function checkInBrowser() {
  await built;
  if (hasFailed('Build')) {
    console.log('\nThe tests of the finished site were left out, because there is none.');
    return;
  }
  await inTurn([
    { name: 'Browser tests', script: 'test:e2e', report: () => readReport('.cache/e2e.json', readPlaywright) },
    ...(process.env.TEST_ALL
      ? [
          {
            name: 'Firefox and WebKit',
            script: 'test:browsers',
            report: () => readReport('.cache/browsers.json', readPlaywright),
          },
          { name: 'Components', script: 'test:components', report: () => readReport('.cache/components.json', readPlaywright) },
          { name: 'Below a path', script: 'test:base', report: () => readReport('.cache/base.json', readPlaywright) },
          { name: 'With pictures', script: 'test:pictures', report: () => readReport('.cache/pictures.json', readPlaywright) },
        ]
      : []),
  ]);
}

/** Checks what the site is made of. */
async function checkSources() {
  await inTurn([
    { name: 'Types', script: 'typecheck', inBackground },
    { name: 'Formatting and lint', script: 'lint', inBackground },
    { name: 'Unused code and words', script: 'check:unused', inBackground },
    { name: 'Lockfile', script: 'check:lockfile', inBackground },
    { name: 'Content', script: 'check:content', inBackground },
    { name: 'Messages', script: 'check:messages', inBackground },
    { ...jestStep('Unit tests', 'unit', []), inBackground },
  ]);
}

/** Checks what can be read in the finished site without a browser. */
async function checkFinishedFiles() {
  await built;
  if (hasFailed('Build')) return;
  await inTurn([
    { name: 'Finished export', script: 'check:export', inBackground },
    // In one process, which parses each page once.
    { ...jestStep('Tests of the finished HTML', 'export', ['--runInBand']), inBackground },
  ]);
}

/**
 * Runs checks one after another; a failure doesn't stop the rest.
 * @param {Step[]} steps
 */
async function inTurn(steps) {
  for (const step of steps) await run(step);
}

/**
 * Runs a check, prints its output once it is done, and adds up its results; a check without a report counts as
 * one.
 * @param {Step} step
 */
async function run({ name, script, parameters = [], report, inBackground = false }) {
  const begun = Date.now();
  const { ok, output } = await npmRun(script, parameters, inBackground);
  const counts = report?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
  // A runner that crashes before counting its failure has failed all the same.
  if (!ok && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.tests.push(...counts.tests);
  if (!ok) failures.push({ check: name, tests: counts.tests.filter(({ error }) => error), output });
  console.log(`\n=== ${name}: ${ok ? 'passed' : 'FAILED'} in ${secondsSince(begun)}\n${output.trimEnd()}`);
}

/** @param {string} name */
function hasFailed(name) {
  return failures.some(({ check }) => check === name);
}

/**
 * Says at the very end what failed: a log that is cut off keeps its end.
 * @param {(typeof failures)[number]} failure
 */
function describe({ check, tests, output }) {
  const lines = (/** @type {string} */ text) => stripVTControlCharacters(text).trim().split('\n');
  const reasons = tests.map(({ name, error = '' }) => [name, ...lines(error).slice(0, 20)].join('\n    '));
  return [`Failed: ${check}`, ...(reasons.length > 0 ? reasons : lines(output).slice(-20))].join('\n  ');
}

/**
 * @param {string} script
 * @param {string[]} parameters
 * @param {boolean} inBackground whether the browser goes first
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function npmRun(script, parameters, inBackground) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...parameters], {
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BUILD_CACHE: 'off' },
      shell: process.platform === 'win32',
    });
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: output + error.message }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/**
 * @param {string} name
 * @param {string} suite one of the projects in jest.config.mjs
 * @param {string[]} parameters
 * @returns {Step}
 */
function jestStep(name, suite, parameters) {
  const file = `.cache/${suite}.json`;
  return {
    name,
    script: `test:${suite}`,
    parameters: ['--json', `--outputFile=${file}`, ...parameters],
    report: () => readReport(file, readJest),
  };
}

/**
 * @param {string} file
 * @param {(report: any) => Report} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  } finally {
    // Removed, so that the next run can't mistake it for its own.
    rmSync(file, { force: true });
  }
}

/**
 * @param {any} report
 * @returns {Report}
 */
function readJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap((/** @type {any} */ { name: file, status, message, assertionResults }) => {
      // A file that breaks before its first test has none to tell of.
      if (status === 'failed' && assertionResults.length === 0) return [{ name: file, milliseconds: 0, error: message }];
      return assertionResults.map((/** @type {any} */ { fullName, duration, failureMessages }) => ({
        name: fullName,
        milliseconds: duration ?? 0,
        error: failureMessages.join('\n'),
      }));
    }),
  };
}

/**
 * @param {any} report
 * @returns {Report}
 */
function readPlaywright({ stats, suites }) {
  const specsIn = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(specsIn).flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        milliseconds: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        error: results
          .flatMap((/** @type {any} */ { errors }) => errors)
          .map((/** @type {any} */ { message }) => message)
          .join('\n'),
      })),
    ),
  };
}
