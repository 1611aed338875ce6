import { runMessages } from './run-messages';

// `npm run messages`: lists what needs translation (docs/how-to/translate.md).

// `| head` closes the pipe before the list ends.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = runMessages(process.argv.slice(2), process.stdout);
