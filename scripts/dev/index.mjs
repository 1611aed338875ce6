// `npm run dev`: a preview that updates on every change.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../shared/install.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm run dev -- [options]

Shows a preview at http://localhost:3000 that updates on every change.

  --port <number>       another port
  --hostname <address>  where it listens; else localhost, which other devices can't reach`);
  process.exit(0);
}
ensureInstalled();
// Started without npx, which takes half a second. What is given after the host goes to Next, and wins.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
);
process.exit(status ?? 1);
