import { defineConfig, devices, type PlaywrightTestConfig, type Project } from '@playwright/test';
import getPort from 'get-port';
import { ensureChromium } from './scripts/shared/chromium.mjs';
import { type BrowserName, ensureOtherBrowsers } from './scripts/shared/other-browsers.mjs';
import type { BrowserOptions } from './tests/browsers/support/test';
import { type FontWidth, writeFontConfig } from './tests/support/fonts';

type Projects = Project<object, BrowserOptions>[];

/** The folder in tests/ with the tests to run; scripts/test/variants.mjs sets it for others than e2e. */
const suite = process.env.TEST_SUITE ?? 'e2e';
const all = Boolean(process.env.TEST_ALL);

// Workers load this file too and reuse the values of the main process.
process.env.E2E_PORT ??= String(await getPort());
const port = Number(process.env.E2E_PORT);
if (suite === 'browsers') process.env.OTHER_BROWSERS ??= ensureOtherBrowsers().join(' ');
else process.env.CHROMIUM_PATH = ensureChromium();

// On other systems, fonts can't be configured for a single program.
const hasFontconfig = process.platform === 'linux';
const layoutTests = '**/e2e/layout/**';
const screenshots = '**/screenshots.spec.ts';
/** Only in `npm run test:all`: rare cases, and cases with unit tests. Single tests like these are tagged @all instead. */
const onlyInAll = ['**/slow-document.spec.ts', '**/without-scripts.spec.ts', '**/long-words.spec.ts', '**/old-browsers.spec.ts'];

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

/** The projects of each suite. */
const suites: Record<string, () => Projects> = {
  e2e: () => [
    // The slowest tests come first, so that no worker idles at the end.
    ...(hasFontconfig ? layoutProjects() : []),
    { name: 'site', testIgnore: [layoutTests, ...(all ? [] : onlyInAll)], use: browserWith('normal') },
  ],
  /** Too slow for `npm test`. */
  a11y: () => [{ name: 'accessibility', timeout: 180_000, expect: { timeout: 20_000 }, use: browserWith('normal') }],
  base: () => [{ name: 'below a path', use: browserWith('normal') }],
  pictures: () => [{ name: 'with pictures', use: browserWith('normal') }],
  /** The component catalog exists only in `npm run dev`, where it is tested with the widest font. */
  components: () => [
    // The server compiles the page on the first request.
    { name: 'components', timeout: 90_000, testIgnore: screenshots, use: browserWith('wide') },
    ...(hasFontconfig ? [screenshotsProject()] : []),
  ],
  /** Browsers that Playwright can't drive; it is only the test runner. */
  browsers: () => {
    const names = (process.env.OTHER_BROWSERS ?? '').split(' ').filter(Boolean) as BrowserName[];
    const options = { timeout: 120_000, expect: { toPass: { timeout: 20_000 } } };
    const projects = names.map((name) => ({ name, ...options, use: { visitedWith: name } }));
    // With no projects, Playwright would create a default one.
    return projects.length > 0 ? projects : [{ name: 'none', testIgnore: '**' }];
  },
};

function layoutProjects(): Projects {
  const wide = { name: 'wide font', testMatch: layoutTests, testIgnore: all ? [] : onlyInAll, use: browserWith('wide') };
  // What has room in the wide font has room in a narrow one, so one language and theme are enough.
  const grepInvert = /, in (?!en\b)|dark theme|with long words/;
  const narrow = { name: 'narrow font', testMatch: layoutTests, grepInvert, use: browserWith('narrow') };
  return all ? [wide, narrow] : [wide];
}

function screenshotsProject(): Projects[number] {
  return {
    name: 'screenshots',
    timeout: 90_000,
    testMatch: screenshots,
    use: browserWith('normal'),
    snapshotPathTemplate: 'tests/components/screenshots/{arg}{ext}',
    expect: {
      // The first screenshot follows a layout of the whole catalog, which takes longer than the default 5 s on a busy machine.
      timeout: 20_000,
      // Stricter than the default threshold, to detect a missing background. Up to 0.5% of pixels may differ, because the
      // headless shell positions letters in headings differently than full Chromium (0.4%).
      toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.005, stylePath: 'tests/components/screenshots.css' },
    },
  };
}

const reporter: PlaywrightTestConfig['reporter'] = [['line'], ['json', { outputFile: `.cache/${suite}.json` }]];

/** The browser tests run against the finished export, served the way a CDN serves it. */
export default defineConfig<object, BrowserOptions>({
  testDir: `tests/${suite}`,
  grepInvert: all ? undefined : /@all/,
  outputDir: 'test-results',
  // In other browsers, each worker keeps one browser.
  fullyParallel: suite !== 'browsers',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on a retry is broken.
  retries: 0,
  timeout: 30_000,
  reporter: suite === 'a11y' ? [...reporter, ['./tests/a11y/support/table-reporter.ts']] : reporter,
  use: {
    ...(suite === 'browsers' ? {} : devices['Desktop Chrome']),
    baseURL: `http://localhost:${port}`,
    // Makes results independent of the machine's settings.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: suites[suite]?.(),
  webServer:
    suite === 'components'
      ? {
          command: `npx next dev --port ${port}`,
          url: `http://localhost:${port}/components/`,
          reuseExistingServer: false,
          timeout: 60_000,
        }
      : { command: 'node scripts/serve/index.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
