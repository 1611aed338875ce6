// `npm start`: installs what is missing, builds what is out of date, and serves the finished site.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
if (!ensureBuilt()) process.exit(1);
console.log('Serving out/. Press Ctrl and C to stop.');
await import('./serve.mjs');
