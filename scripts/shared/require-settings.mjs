import { buildSettings, siteSettings, sourceSettings } from '../../lib/environment/environment.mjs';

/** Ends the process with a sentence if a variable of docs/how-to/deploy.md, Settings, has a wrong value. */
export function requireSettings() {
  try {
    siteSettings();
    buildSettings();
    sourceSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
