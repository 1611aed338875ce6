// `npm test` and `npm run test:all`: run all checks, some in parallel, and print a summary.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';
import { secondsSince } from '../shared/seconds.mjs';

const options = parseOptions(
  `npm test, or npm run test:all

Installs dependencies if needed, runs every check, and lists the failures at the end.

  --all   same as npm run test:all: every page in every language, theme and width, and
          tests in Firefox and WebKit`,
  { all: { type: 'boolean' } },
);

/**
 * @typedef {{ name: string, milliseconds: number, error?: string }} Test `error` is the failure message
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

/** Gives checks a lower CPU priority than the build and the browser tests. */
const inBackground = true;

const built = inTurn([{ name: 'Build', script: 'build:fresh' }]);
// In parallel: the other checks use the CPU while the browser tests wait for pages.
await Promise.all([checkInBrowser(), checkFinishedFiles(), checkSources()]);

console.log('\nThe ten slowest tests:');
for (const { name, milliseconds } of total.tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
for (const failure of failures) console.log(`\n${describe(failure)}`);
console.log(`\nAll checks took ${secondsSince(started)}.\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs the tests that need a browser. */
async function checkInBrowser() {
  await built;
  if (hasFailed('Build')) {
    console.log('\nThe tests of the built site were skipped, because the build failed.');
    return;
  }
  await inTurn([browserStep('Browser tests', 'test:e2e', 'e2e')]);
  if (!process.env.TEST_ALL) return;
  // In parallel: two of these build the site again, which leaves the processor idle in between.
  await Promise.all([
    inTurn([
      browserStep('Firefox and WebKit', 'test:browsers', 'browsers'),
      browserStep('Components', 'test:components', 'components'),
    ]),
    inTurn([browserStep('Below a path', 'test:base', 'base'), browserStep('With pictures', 'test:pictures', 'pictures')]),
  ]);
}

/**
 * Playwright tests, which report to `.cache/<file>.json`.
 * @param {string} name
 * @param {string} script
 * @param {string} file
 * @returns {Step}
 */
function browserStep(name, script, file) {
  return { name, script, report: () => readReport(`.cache/${file}.json`, readPlaywright) };
}

/** Checks the sources. */
async function checkSources() {
  await inTurn([
    { name: 'Types', script: 'typecheck', inBackground },
    { name: 'Formatting and lint', script: 'lint', inBackground },
    { name: 'Unused code and messages', script: 'check:unused', inBackground },
    { name: 'Lockfile', script: 'check:lockfile', inBackground },
    { name: 'Content', script: 'check:content', inBackground },
    { name: 'Messages', script: 'check:messages', inBackground },
    { ...jestStep('Unit tests', 'unit', []), inBackground },
  ]);
}

/** Checks the built site without a browser. */
async function checkFinishedFiles() {
  await built;
  if (hasFailed('Build')) return;
  await inTurn([
    { name: 'Built site', script: 'check:export', inBackground },
    // In one process, so that each page is parsed once.
    { ...jestStep('Tests of the built HTML', 'export', ['--runInBand']), inBackground },
  ]);
}

/**
 * Runs checks one after another. A failure doesn't stop the rest.
 * @param {Step[]} steps
 */
async function inTurn(steps) {
  for (const step of steps) await run(step);
}

/**
 * Runs a check, prints its output when it is done, and adds its results to the total. Without a report, it counts as one test.
 * @param {Step} step
 */
async function run({ name, script, parameters = [], report, inBackground = false }) {
  const begun = Date.now();
  const { ok, output } = await npmRun(script, parameters, inBackground);
  const counts = report?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
  // A test runner may crash without reporting a failed test.
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
 * Describes a failure. This is printed last, because truncated logs keep their end.
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
 * @param {boolean} inBackground whether to lower the CPU priority
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
    // A later run that writes no report must not read this one.
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
      // A file that fails before its first test has no results.
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
