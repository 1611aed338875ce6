import { runImport } from './run-import';

// `npm run import`: imports data of the Jenkins project's website (docs/how-to/import-data.md).

process.exitCode = runImport(process.argv.slice(2), process.stdout);
