// `npm run build:fresh`: builds the site when the export is missing or older than what it is made from.
import { ensureBuilt } from './setup/build.mjs';

process.exit(ensureBuilt() ? 0 : 1);
