import { defineConfig, devices } from '@playwright/test';
import getPort from 'get-port';
import { ensureChromium } from './scripts/shared/chromium.mjs';
import { type FontWidth, writeFontConfig } from './tests/support/fonts';

// Workers load this file too and reuse the values of the main process.
process.env.CHROMIUM_PATH = ensureChromium();
process.env.E2E_PORT ??= String(await getPort());
const port = Number(process.env.E2E_PORT);

// On other systems, fonts can't be configured for a single program.
const hasFontconfig = process.platform === 'linux';
const layoutTests = '**/e2e/layout/**';
const all = Boolean(process.env.TEST_ALL);
/** Only in `npm run test:all`: rare cases, and cases with unit tests. Single tests like these are tagged @all instead. */
const onlyInAll = ['**/slow-document.spec.ts', '**/without-scripts.spec.ts', '**/old-browsers.spec.ts'];
if (!hasFontconfig) console.log('Skipping the layout tests: they select fonts with fontconfig. Run them on Linux.');

/** Options for a browser that has only the test fonts. */
function browserWith(fonts: FontWidth) {
  return {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      env: { ...definedEnvironment(), FONTCONFIG_FILE: writeFontConfig(fonts) },
      // The tests need no network; without one, Chromium's background requests would log errors.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--js-flags=--single-threaded-gc',
      ],
    },
  };
}

/** The browser tests run against the finished export, served the way a CDN serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  grepInvert: all ? undefined : /@all/,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on a retry is broken.
  retries: 0,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Makes results independent of the machine's settings.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The slowest tests come first, so that no worker idles at the end.
    ...(hasFontconfig
      ? [
          {
            name: 'wide font',
            testMatch: layoutTests,
            testIgnore: all ? [] : onlyInAll,
            use: browserWith('wide'),
          },
          // What has room in the wide font has room in a narrow one, so one language and theme are enough.
          ...(all
            ? [
                {
                  name: 'narrow font',
                  testMatch: layoutTests,
                  grepInvert: /, in (?!en\b)|dark theme/,
                  use: browserWith('narrow'),
                },
              ]
            : []),
        ]
      : []),
    { name: 'site', testIgnore: [layoutTests, ...(all ? [] : onlyInAll)], use: browserWith('normal') },
  ],
  webServer: { command: 'node scripts/serve/index.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
