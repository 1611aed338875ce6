import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:a11y` (scripts/test-a11y/index.ts): tests of the finished export that are too slow for `npm test`. */
export default defineConfig({
  ...base,
  testDir: 'tests/a11y',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./tests/a11y/support/table-reporter.ts']],
  projects: base.projects?.filter(({ name }) => name === 'site').map((project) => ({ ...project, testIgnore: [] })),
});
