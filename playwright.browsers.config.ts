import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { type BrowserName, ensureOtherBrowsers } from './scripts/shared/other-browsers.mjs';
import type { BrowserOptions } from './tests/browsers/support/test';

// Workers load this file too and reuse the values of the main process.
process.env.OTHER_BROWSERS ??= ensureOtherBrowsers().join(' ');
process.env.E2E_PORT ??= String(await getPort());
const names = process.env.OTHER_BROWSERS.split(' ').filter(Boolean) as BrowserName[];
const port = Number(process.env.E2E_PORT);

/** Tests the finished export in browsers that Playwright can't drive; it is only the test runner. */
export default defineConfig<object, BrowserOptions>({
  testDir: 'tests/browsers',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // One per browser.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000 } },
  reporter: [['list'], ['json', { outputFile: '.cache/browsers.json' }]],
  use: { baseURL: `http://localhost:${port}` },
  // With no projects, Playwright would create a default one.
  testIgnore: names.length > 0 ? [] : '**',
  projects: names.map((name) => ({ name, use: { visitedWith: name } })),
  webServer: { command: 'node scripts/serve/index.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
