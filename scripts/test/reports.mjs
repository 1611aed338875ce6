// Reads what the test runners report.
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {{ name: string, milliseconds: number, error?: string }} Test `error` is the failure message
 * @typedef {{ passed: number, failed: number, tests: Test[] }} Report
 */

/**
 * Reads and deletes the report of a test runner.
 * @param {string} file
 * @param {(report: any) => Report} read one of the functions below
 * @returns {Report | undefined} undefined if there is no complete report
 */
export function readReport(file, read) {
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
 * Reads the results of Jest, in which a test begins with the name of its file.
 * @param {any} report what `--json` writes
 * @returns {Report}
 */
export function readJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap((/** @type {any} */ { name: path, status, message, assertionResults }) => {
      const file = relative('.', path);
      // A file that fails before its first test has no results.
      if (status === 'failed' && assertionResults.length === 0) return [{ name: file, milliseconds: 0, error: message }];
      return assertionResults.map((/** @type {any} */ { fullName, duration, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        milliseconds: duration ?? 0,
        error: failureMessages.join('\n'),
      }));
    }),
  };
}

/**
 * Reads the results of Playwright, in which a test begins with the name of its file.
 * @param {any} report what its JSON reporter writes
 * @returns {Report}
 */
export function readPlaywright({ config, stats, suites }) {
  const specsIn = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(specsIn).flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { projectName, results }) => ({
        name: `${relative('.', join(config.rootDir, file))} (${projectName}): ${title}`,
        milliseconds: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        error: results
          .flatMap((/** @type {any} */ { errors }) => errors)
          .map((/** @type {any} */ { message }) => message)
          .join('\n'),
      })),
    ),
  };
}
