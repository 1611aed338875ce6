// `npm test`: installs what is missing, then runs every check and counts what passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
mkdirSync('.cache', { recursive: true });

let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];

/**
 * Runs one check; its own counts are added where it has them, else it counts as one.
 * @param {string} name
 * @param {() => boolean} check
 * @param {() => { passed: number, failed: number } | undefined} [count]
 */
function step(name, check, count) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const ok = check();
  const counts = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A runner that stops before it has counted its failure has failed all the same.
  if (!ok && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  if (!ok) failures.push(name);
  console.log(`--- ${name}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return ok;
}

/** @param {string} script @param {Record<string, string>} [env] */
function npmRun(script, env = {}) {
  return spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** @param {string} file @param {(report: any) => { passed: number, failed: number }} read */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

for (const report of ['unit', 'e2e']) rmSync(`.cache/${report}.json`, { force: true });

step('Formatting and lint', () => npmRun('lint'));
step('Types', () => npmRun('typecheck'));
step('Content', () => npmRun('check:content'));
step('Messages', () => npmRun('check:messages'));
step(
  'Unit tests',
  () => npmRun('test:unit'),
  () =>
    readReport('.cache/unit.json', (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    })),
);
if (step('Build', ensureBuilt)) {
  step('Finished export', () => npmRun('check:export'));
  const browser = await ensureChromium();
  step(
    'Browser tests',
    () => {
      if (browser) return npmRun('test:e2e', { CHROMIUM_PATH: browser });
      console.error('No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.');
      return false;
    },
    () => readReport('.cache/e2e.json', ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  );
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
