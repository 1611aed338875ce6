// `npm run build:fresh`: builds the site if the export is missing or older than its sources.
import { ensureBuilt } from './setup/build.mjs';

process.exit(ensureBuilt() ? 0 : 1);
