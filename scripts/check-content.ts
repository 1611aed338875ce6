import { brokenMessages } from './messages/read-messages';

// Reads everything in content/ and prints all problems at once.

const broken = brokenMessages();
// Some fields are message keys, so the loaders import the messages.
const { problems, warnings, due, records } =
  broken.length > 0
    ? { problems: broken, warnings: [], due: [], records: [] }
    : (await import('./content/content-report')).reportContent();
for (const [file, count] of records) console.log(`${file}: ${count} records`);
for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const record of due) console.log(`Due: ${record}`);
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(`${problems.length} errors, ${warnings.length} warnings, ${due.length} due`);
process.exit(problems.length > 0 ? 1 : 0);
