// `npm start`: installs what is missing, builds what is out of date, and serves the finished site.
import { ensureBuilt } from '../shared/build.mjs';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

parseOptions(`npm start

Installs packages if needed, builds the site if its sources changed, and serves it at http://localhost:3000.
PORT and HOST choose another address.`);

ensureInstalled();
if (!ensureBuilt()) process.exit(1);
console.log('Serving out/. Press Ctrl and C to stop.');
await import('../serve/index.mjs');
