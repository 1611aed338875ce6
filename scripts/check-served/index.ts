import { runCheckServed } from './run-check-served';

// `npm run check:served`: compares a served site with its build (docs/how-to/deploy.md).

process.exitCode = await runCheckServed(process.argv.slice(2), process.stdout);
