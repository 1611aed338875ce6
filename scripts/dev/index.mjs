// `npm run dev`: runs the Next.js development server.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startBuild } from '../../lib/environment/environment.mjs';
import { ensureInstalled } from '../shared/install.mjs';
import { repositoryOfSources } from '../shared/repository.mjs';
import { requireSettings } from '../shared/require-settings.mjs';
import { daysOfContent } from '../shared/source-state.mjs';

const { values } = parseArgs({
  // Other options are those of Next.js.
  strict: false,
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(`npm run dev -- [options]

Starts a preview at http://localhost:3000 that updates on every change.

  --port <number>       port (default: 3000, or the next free one)
  --hostname <address>  address to listen on (default: localhost, which other devices
                        can't reach)

The variables PORT and HOST do the same.`);
  process.exit(0);
}
if (values.port) process.env.PORT = String(values.port);
if (values.hostname) process.env.HOST = String(values.hostname);
const { host, requireAddress } = await import('../shared/server-address.mjs');
requireSettings();
// Without PORT, Next.js takes the next free port.
if (process.env.PORT) await requireAddress();
ensureInstalled();
startBuild({ repository: repositoryOfSources(), days: daysOfContent() });
// The schemas with which editors check records change with the code.
spawn('npm', ['run', '--silent', 'schemas'], { stdio: 'inherit', shell: process.platform === 'win32' });
// Started directly, because npx takes half a second. Later options override earlier ones.
// With server fast refresh, a page opened for the first time after an edit shows the old messages (Next.js 16.4.5).
const server = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--no-server-fast-refresh', '--hostname', host, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
);
// A signal to this process alone must end the server too, or it would keep the port.
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (status) => process.exit(status ?? 1));
