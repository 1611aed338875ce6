import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The component catalog is a page of `npm run dev` only, and is tested there, with the widest font. */
const port = Number(process.env.E2E_PORT);

export default defineConfig({
  ...base,
  testDir: 'tests/components',
  // The server compiles the page on the first request.
  timeout: 90_000,
  reporter: [['line'], ['json', { outputFile: '.cache/components.json' }]],
  projects: [{ name: 'components', use: base.projects?.find(({ name }) => name === 'wide font')?.use }],
  webServer: {
    command: `npx next dev --port ${port}`,
    url: `http://localhost:${port}/components/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
