import { existsSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** ES module packages: Jest can't run them untransformed, and next/jest transforms packages only on request. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const modulePackages = Object.keys(packages).filter((folder) => {
  const description = `${folder}/package.json`;
  // Packages for other platforms are listed but not installed.
  return (
    folder.startsWith('node_modules/') &&
    existsSync(description) &&
    JSON.parse(readFileSync(description, 'utf8')).type === 'module'
  );
});

const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/$1',
  // zod loads its messages in fifty languages, which are not used here.
  '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
};

/** Otherwise, Jest crawls the whole repository, including node_modules/ and out/. */
const roots = ['<rootDir>/tests'];

/** The settings of every suite: the Next.js compiler, the path alias, and the packages to transform. */
async function suite(/** @type {import('jest').Config} */ config) {
  return {
    ...(await createConfig({ testEnvironment: 'node', moduleNameMapper, roots, ...config })()),
    transformIgnorePatterns: [`^(?!.*/(${modulePackages.join('|')})/).*/node_modules/`],
  };
}

/** Only in `npm run test:all`: they check the whole site many times, which takes as long as a third of the other files. */
const onlyInAll = ['/unit/conventions/fourth-locale', '/unit/fuzz/', '/check-messages/new-locale'];

export default async () => ({
  // Nothing else runs during the tests.
  maxWorkers: '100%',
  // In milliseconds; long enough for a busy machine. Jest ignores this setting in a project.
  testTimeout: 30_000,
  projects: [
    // Tests that render request jsdom in their first line.
    await suite({
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: process.env.TEST_ALL ? [] : onlyInAll,
      setupFilesAfterEnv: ['<rootDir>/tests/unit/support/setup.ts'],
    }),
    // Reads the finished site in out/, without a browser.
    await suite({
      displayName: 'export',
      globalSetup: '<rootDir>/tests/export/global-setup.mjs',
      testEnvironment: '<rootDir>/tests/export/environment.mjs',
      testMatch: ['<rootDir>/tests/export/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/export/setup.ts'],
    }),
  ],
});
