import { runImport } from './run-import';

// `npm run import`: takes over the Jenkins project's own data; docs/how-to/import-data.md says more.

process.exitCode = runImport(process.argv.slice(2), console);
