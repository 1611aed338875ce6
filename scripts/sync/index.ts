import { runSync } from './run-sync';

// `npm run sync`: updates content/ from public sources (docs/how-to/bring-data-up-to-date.md).

process.exitCode = await runSync(process.argv.slice(2), process.env, process.stdout);
