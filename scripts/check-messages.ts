import { locales } from '@/lib/i18n/locales';
import { flattenMessages } from './messages/compare-messages';
import { brokenMessages, readMessages } from './messages/read-messages';

// Compares the messages of every locale with the English ones and prints all differences.

const broken = brokenMessages();
// What compares them imports the messages itself.
const problems = broken.length > 0 ? broken : (await import('./messages/messages-report')).reportMessages();

for (const problem of problems) console.error(`Error: ${problem}`);
if (broken.length === 0) console.log(`${locales.length} locales, ${flattenMessages(readMessages('en')).size} messages each`);
console.log(`${problems.length} errors`);
process.exit(problems.length > 0 ? 1 : 0);
