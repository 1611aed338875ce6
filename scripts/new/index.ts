import { createInterface } from 'node:readline/promises';
import { type Ask, runNew } from './run-new';

// `npm run new`: adds an event, another record, a page or a locale (docs/how-to/README.md).

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const ask: Ask = terminal && ((question) => terminal.question(question));
// Ctrl+C and Ctrl+D end the command, whose answers are then lost.
process.exitCode = 1;
terminal?.once('close', () => process.exit());
process.exitCode = await runNew(process.argv.slice(2), console, ask);
terminal?.close();
