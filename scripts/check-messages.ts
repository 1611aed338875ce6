import { shapeTags } from '@/components/links/rich-text';
import { locales } from '@/lib/i18n/locales';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages, flattenMessages } from './messages/compare-messages';
import { readMessages } from './messages/read-messages';

// Compares the messages of every locale with the English ones and prints all differences.

const source = readMessages('en');
const knownTags = [...destinationNames(), ...shapeTags];
const problems = locales.flatMap((locale) => compareMessages(locale, source, readMessages(locale), knownTags));

for (const problem of problems) console.error(`Error: ${problem}`);
console.log(`${locales.length} locales, ${flattenMessages(source).size} messages each, ${problems.length} errors`);
process.exit(problems.length > 0 ? 1 : 0);
