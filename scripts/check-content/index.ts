import { brokenMessages } from '@/scripts/messages/read-messages';
import { countOf } from '@/scripts/shared/count-of';
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
for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const record of due) console.log(`Due: ${record}`);
for (const problem of problems) console.error(`Error: ${problem}`);
const total = records.reduce((sum, [, count]) => sum + count, 0);
console.log(
  `${countOf(total, 'record')}: ${countOf(problems.length, 'error')}, ${countOf(warnings.length, 'warning')}, ${due.length} due`,
);
process.exit(problems.length > 0 ? 1 : 0);
