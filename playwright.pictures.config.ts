import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const port = Number(process.env.E2E_PORT);

/** Tests the export with pictures that scripts/test-pictures/index.ts has built, in the folder of EXPORT_FOLDER. */
export default defineConfig({
  ...base,
  testDir: 'tests/pictures',
  reporter: [['line'], ['json', { outputFile: '.cache/pictures.json' }]],
  projects: base.projects?.filter(({ name }) => name === 'site').map((project) => ({ ...project, testIgnore: [] })),
  webServer: { command: 'node scripts/serve/index.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
