import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  // The machine has nothing else to do while the unit tests run.
  maxWorkers: '100%',
  // A test that renders asks for jsdom in its first line.
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

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

export default async () => ({
  ...(await createConfig(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`],
});
