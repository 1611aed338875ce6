// `npm run build:fresh`
import { ensureBuilt } from '../shared/build.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

parseOptions(`npm run build:fresh

Builds the site into out/ unless it is up to date with its sources.`);

process.exit(ensureBuilt() ? 0 : 1);
