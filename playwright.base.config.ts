import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const port = Number(process.env.E2E_PORT);

/** Tests the export with a base path that scripts/test-base/index.mjs has built, in the folder of EXPORT_FOLDER. */
export default defineConfig({
  ...base,
  testDir: 'tests/base',
  reporter: [['line'], ['json', { outputFile: '.cache/base.json' }]],
  projects: base.projects?.filter(({ name }) => name === 'site').map((project) => ({ ...project, testIgnore: [] })),
  webServer: { command: 'node scripts/serve/index.mjs', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
