import { runSync } from './run-sync';

// `npm run sync`: brings what has a public address up to date; docs/how-to/bring-data-up-to-date.md says more.

process.exitCode = await runSync(process.argv.slice(2), process.env, process.stdout);
