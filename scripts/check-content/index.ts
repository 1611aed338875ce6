import { brokenMessages } from '@/scripts/messages/read-messages';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';

parseOptions(`npm run check:content

Checks every file in content/. Prints each problem with its file and line, and records
that are due for an update. Exits with 1 if there are errors.`);

const broken = brokenMessages();
// Imported only if the messages are valid JSON, because the loaders import them.
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
