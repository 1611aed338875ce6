// `npm run build`: checks the sources, exports the site with Next.js, and prepares the export for serving.
import { spawnSync } from 'node:child_process';
import { startBuild } from '../../lib/environment/environment.mjs';
import { ensureBuilt, lockBuild } from '../shared/build.mjs';
import { parseOptions } from '../shared/parse-options.mjs';
import { requireSettings } from '../shared/require-settings.mjs';
import { secondsSince } from '../shared/seconds.mjs';
import { stateOfSources } from '../shared/source-state.mjs';

const options = parseOptions(
  `npm run build -- [options]

Builds the site into out/. Exits with 1 if the build fails. The variable SITE_BASE sets a
base path, SOURCE_DATE_EPOCH the current time for the pages, in seconds since 1970.

  --if-changed   do nothing if out/ is up to date with its sources
  --routes       also print the output of Next.js, which lists every route`,
  { 'if-changed': { type: 'boolean' }, routes: { type: 'boolean' } },
);
requireSettings();
if (options['if-changed']) process.exit(ensureBuilt() ? 0 : 1);
lockBuild();
// Determined first, in case a file is changed during the build.
startBuild({ ...stateOfSources(), isContentFixed: true });
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  // Rendering creates many short-lived objects: with the default of 16 MB, a seventh of the time goes into garbage collection.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};
for (const [command, ...parameters] of [
  ['tsx', 'scripts/build/check-sources.ts'],
  ['next', 'build'],
  ['tsx', 'scripts/build/finish-export.ts'],
]) {
  const isQuiet = command === 'next' && !options.routes;
  const started = Date.now();
  if (isQuiet) console.log('Compiling and rendering the pages...');
  const { status, stdout } = spawnSync(command ?? '', parameters, {
    stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) {
    if (stdout) console.error(stdout);
    process.exit(1);
  }
  if (isQuiet) console.log(`Compiled and rendered in ${secondsSince(started)}.`);
}
