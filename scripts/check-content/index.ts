import { brokenMessages } from '@/scripts/messages/read-messages';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';

parseOptions(`npm run check:content

Reads every file in content/. Prints each problem with file, line and remedy, then records that are due for an update.
Exits with 1 if there is a problem.`);

// Reads everything in content/ and prints all problems at once.

const broken = brokenMessages();
// Some fields are message keys, so the loaders import the messages.
const { problems, warnings, due, records } =
  broken.length > 0
    ? { problems: broken, warnings: [], due: [], records: [] }
    : (await import('./content-report')).reportContent();
for (const [file, count] of records) console.log(`${file}: ${count} records`);
for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const record of due) console.log(`Due: ${record}`);
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(`${problems.length} errors, ${warnings.length} warnings, ${due.length} due`);
process.exit(problems.length > 0 ? 1 : 0);
