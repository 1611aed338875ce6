import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3210);

/** The browser tests run against the finished export, served the way a CDN serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine can be late; what fails twice is broken, and what passed at the second try is reported as flaky.
  retries: 1,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // The tests need no network, and Chromium's own calls home would fail noisily without one.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  webServer: { command: 'node scripts/serve.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
