import { existsSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** The packages that are modules: Jest can't run those as they are, and next/jest compiles no package unasked. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const modulePackages = Object.keys(packages).filter((folder) => {
  const description = `${folder}/package.json`;
  // What is made for another kind of machine is listed and not installed.
  return (
    folder.startsWith('node_modules/') &&
    existsSync(description) &&
    JSON.parse(readFileSync(description, 'utf8')).type === 'module'
  );
});

/** In milliseconds: long enough for a machine that does several things at once. */
const testTimeout = 30_000;

const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/$1',
  // zod loads its messages in fifty languages, of which nothing here reads any.
  '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
};

/** What every suite needs: the compiler of Next, the path of the root, and the packages that are modules only. */
async function suite(/** @type {import('jest').Config} */ config) {
  return {
    ...(await createConfig({ testEnvironment: 'node', testTimeout, moduleNameMapper, ...config })()),
    transformIgnorePatterns: [`^(?!.*/(${modulePackages.join('|')})/).*/node_modules/`],
  };
}

export default async () => ({
  // The machine has nothing else to do while the tests run.
  maxWorkers: '100%',
  projects: [
    // A test that renders asks for jsdom in its first line.
    await suite({
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/support/setup.ts'],
    }),
    // Reads the finished site in out/, without a browser.
    await suite({
      displayName: 'export',
      testEnvironment: '<rootDir>/tests/export/environment.mjs',
      testMatch: ['<rootDir>/tests/export/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/export/setup.ts'],
    }),
  ],
});
