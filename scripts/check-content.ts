import { reportContent } from './content/content-report';

// Reads everything in content/ and prints all problems at once.

const { problems, warnings, records } = reportContent();
for (const [file, count] of records) console.log(`${file}: ${count} records`);
for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(`${problems.length} errors, ${warnings.length} warnings`);
process.exit(problems.length > 0 ? 1 : 0);
