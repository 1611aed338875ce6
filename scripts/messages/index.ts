import { runMessages } from './run-messages';

// `npm run messages`: what there is to translate; docs/how-to/translate.md says more.

process.exitCode = runMessages(process.argv.slice(2), process.stdout);
