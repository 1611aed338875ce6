import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// next/jest transpiles no package; these are published as modules only.
const modulePackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'parse5',
  'entities',
  '@iconify',
  'temporal-[^/]+',
  // react-markdown, rehype-sanitize and what they are made of
  'react-markdown',
  'rehype-sanitize',
  'remark-[^/]+',
  'unified',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'vfile[^/]*',
  'unist-util-[^/]+',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'hast-util-[^/]+',
  // feed and what it, and reading inline HTML, are made of
  'feed',
  'xml-js',
  'sax',
  'hastscript',
  'web-namespaces',
  'ccount',
  'zwitch',
  'stringify-entities',
  'html-void-elements',
  'decode-named-character-reference',
  'character-entities[^/]*',
  'html-url-attributes',
  'property-information',
  'comma-separated-tokens',
  'space-separated-tokens',
  'estree-util-[^/]+',
  'trim-lines',
  '@ungap',
];

/** What every suite needs: the compiler of Next, the path of the root, and the packages that are modules only. */
async function suite(/** @type {import('jest').Config} */ config) {
  return {
    ...(await createConfig({ testEnvironment: 'node', moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' }, ...config })()),
    transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`],
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
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    }),
    // Reads the finished site in out/, without a browser.
    await suite({
      displayName: 'export',
      testMatch: ['<rootDir>/tests/export/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/export/setup.ts'],
    }),
  ],
});
