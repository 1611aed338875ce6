import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const port = Number(process.env.E2E_PORT);
const screenshots = '**/screenshots.spec.ts';
const optionsOf = (project: string) => base.projects?.find(({ name }) => name === project)?.use;

/** The component catalog exists only in `npm run dev`, so it is tested there, with the widest font. */
export default defineConfig({
  ...base,
  testDir: 'tests/components',
  // The server compiles the page on the first request.
  timeout: 90_000,
  // Stricter than the default threshold, to detect a missing background. Up to 0.5% of pixels may differ, because the
  // headless shell positions letters in headings differently than full Chromium (0.4%).
  expect: {
    // The first screenshot follows a layout of the whole catalog, which takes longer than the default 5 s on a busy machine.
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.005, stylePath: 'tests/components/screenshots.css' },
  },
  snapshotPathTemplate: 'tests/components/screenshots/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: '.cache/components.json' }]],
  projects: [
    { name: 'components', testIgnore: screenshots, use: optionsOf('wide font') },
    // On other systems, the fonts depend on the machine.
    ...(process.platform === 'linux' ? [{ name: 'screenshots', testMatch: screenshots, use: optionsOf('site') }] : []),
  ],
  webServer: {
    command: `npx next dev --port ${port}`,
    url: `http://localhost:${port}/components/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
