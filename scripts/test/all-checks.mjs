// Runs all checks, some in parallel, and prints a summary.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { secondsSince } from '../shared/seconds.mjs';
import { recapOf } from './recap.mjs';
import { readJest, readPlaywright, readReport } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {{ name: string, command: string[], report?: () => Report | undefined, inBackground?: boolean }} Step
 */

/** @type {Report} */
const total = { passed: 0, failed: 0, tests: [] };
/** @type {import('./recap.mjs').Failure[]} */
const failures = [];

/** Gives checks a lower CPU priority than the build and the browser tests. */
const inBackground = true;

/**
 * Runs every check and lists the failures at the end.
 * @param {{ all: boolean }} options `all` also runs what is too slow for every change
 * @returns {Promise<boolean>} whether all passed
 */
export async function runAllChecks({ all }) {
  if (all) process.env.TEST_ALL = '1';
  const started = Date.now();
  mkdirSync('.cache', { recursive: true });
  const built = inTurn([{ name: 'Build', command: npmRun('build', '--', '--if-changed') }]);
  // In parallel: the other checks use the CPU while the browser tests wait for pages.
  await Promise.all([checkInBrowser(built, all), checkFinishedFiles(built), checkSources()]);

  console.log('\nThe ten slowest tests:');
  for (const { name, milliseconds } of total.tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  for (const failure of failures) console.log(`\n${recapOf(failure)}`);
  console.log(`\nAll checks took ${secondsSince(started)}.\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Runs the tests that need a browser.
 * @param {Promise<void>} built
 * @param {boolean} all
 */
async function checkInBrowser(built, all) {
  await built;
  if (hasFailed('Build')) {
    console.log('\nThe tests of the built site were skipped, because the build failed.');
    return;
  }
  await inTurn([{ name: 'Browser tests', command: npmRun('test:e2e'), report: playwrightReport('e2e') }]);
  if (!all) return;
  // In parallel: two of these build the site again, which leaves the processor idle in between.
  await Promise.all([
    inTurn([variant('Firefox and WebKit', 'browsers'), variant('Components', 'components')]),
    inTurn([variant('Below a path', 'base'), variant('With pictures', 'pictures')]),
  ]);
}

/**
 * A variant of the tests that reports to `.cache/<suite>.json`.
 * @param {string} name
 * @param {string} suite
 * @returns {Step}
 */
function variant(name, suite) {
  return { name, command: ['node', 'scripts/test/index.mjs', suite], report: playwrightReport(suite) };
}

/** @param {string} suite */
function playwrightReport(suite) {
  return () => readReport(`.cache/${suite}.json`, readPlaywright);
}

/**
 * The command that runs a script of package.json.
 * @param {string} script
 * @param {string[]} parameters
 */
function npmRun(script, ...parameters) {
  return ['npm', 'run', '--silent', script, ...parameters];
}

/** Checks the sources. */
async function checkSources() {
  await inTurn([
    { name: 'Types', command: npmRun('typecheck'), inBackground },
    { name: 'Formatting and lint', command: npmRun('lint'), inBackground },
    { name: 'Unused code and messages', command: npmRun('check:unused'), inBackground },
    { name: 'Lockfile', command: npmRun('check:lockfile'), inBackground },
    { name: 'Content', command: npmRun('check:content'), inBackground },
    { name: 'Messages', command: npmRun('check:messages'), inBackground },
    jestStep('Unit tests', 'unit'),
  ]);
}

/**
 * Checks the built site without a browser.
 * @param {Promise<void>} built
 */
async function checkFinishedFiles(built) {
  await built;
  if (hasFailed('Build')) return;
  await inTurn([
    { name: 'Built site', command: npmRun('check:export'), inBackground },
    // In one process, so that each page is parsed once.
    jestStep('Tests of the built HTML', 'export', '--runInBand'),
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
async function run({ name, command, report, inBackground: isBackground = false }) {
  const begun = Date.now();
  const { ok, output } = await outputOf(command, isBackground);
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
 * @param {string[]} command
 * @param {boolean} isBackground whether to lower the CPU priority
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function outputOf([program = '', ...parameters], isBackground) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BUILD_CACHE: 'off' },
      shell: process.platform === 'win32',
    });
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
function jestStep(name, suite, ...parameters) {
  const file = `.cache/${suite}.json`;
  return {
    name,
    command: npmRun(`test:${suite}`, '--', '--json', `--outputFile=${file}`, ...parameters),
    report: () => readReport(file, readJest),
    inBackground,
  };
}
