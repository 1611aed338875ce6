import { ContentError, describeProblem } from '@/lib/content/content-error';
import { locales } from '@/lib/i18n/locales';
import { flattenMessages } from './messages/compare-messages';
import { brokenMessages, readMessages } from './messages/read-messages';

// Compares the messages of every locale with the English ones and prints all differences.

const broken = brokenMessages();
const problems = broken.length > 0 ? broken : await compare();

const gaps = broken.length > 0 ? [] : (await import('./messages/messages-report')).messageGaps();

for (const gap of gaps) console.log(`Warning: ${gap}`);
for (const problem of problems) console.error(`Error: ${problem}`);
if (broken.length === 0) console.log(`${locales.length} locales, ${flattenMessages(readMessages('en')).size} messages each`);
console.log(`${problems.length} errors, ${gaps.length} warnings`);
process.exit(problems.length > 0 ? 1 : 0);

async function compare(): Promise<string[]> {
  try {
    // The comparison imports the messages itself, which fails unless they are JSON.
    return (await import('./messages/messages-report')).reportMessages();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(describeProblem);
  }
}
