// `npm run dev`: a preview that updates on every change.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { status } = spawnSync('npx', ['next', 'dev', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
