import { runMessages } from './run-messages';

// `npm run messages`: lists what needs translation (docs/how-to/translate.md).

process.exitCode = runMessages(process.argv.slice(2), process.stdout);
