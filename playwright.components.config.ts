import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The component catalog is a page of `npm run dev` only, and is tested there, with the widest font. */
const port = Number(process.env.E2E_PORT);
const screenshots = '**/screenshots.spec.ts';
const optionsOf = (project: string) => base.projects?.find(({ name }) => name === project)?.use;

export default defineConfig({
  ...base,
  testDir: 'tests/components',
  // The server compiles the page on the first request.
  timeout: 90_000,
  // A smaller threshold than usual, which finds a missing background. Up to 5 of 1,000 pixels may differ, because the headless shell
  // places letters of headings differently than the whole Chromium (4 of 1,000).
  expect: { toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.005, stylePath: 'tests/components/screenshots.css' } },
  snapshotPathTemplate: 'tests/components/screenshots/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: '.cache/components.json' }]],
  projects: [
    { name: 'components', testIgnore: screenshots, use: optionsOf('wide font') },
    // Elsewhere the fonts are those of the machine.
    ...(process.platform === 'linux' ? [{ name: 'screenshots', testMatch: screenshots, use: optionsOf('site') }] : []),
  ],
  webServer: {
    command: `npx next dev --port ${port}`,
    url: `http://localhost:${port}/components/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
