// `npm run build:fresh`: builds the site if the export is missing or older than its sources.
import { ensureBuilt } from '../shared/build.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

parseOptions(`npm run build:fresh

Builds the site into out/ if it is missing or older than its sources.`);

process.exit(ensureBuilt() ? 0 : 1);
