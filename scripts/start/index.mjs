// `npm start`
import { ensureBuilt } from '../shared/build.mjs';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';
import { requireSettings } from '../shared/require-settings.mjs';
import { requireAddress } from '../shared/server-address.mjs';

parseOptions(`npm start

Installs dependencies if needed, builds the site if its sources changed, and serves it at
http://localhost:3000. The variables PORT and HOST change the address.`);

// Before the build, which takes minutes.
requireSettings();
await requireAddress();
ensureInstalled();
if (!ensureBuilt()) process.exit(1);
await import('../serve/index.mjs');
