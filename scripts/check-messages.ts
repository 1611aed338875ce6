import { ContentError, describeProblem } from '@/lib/content/content-error';
import { locales, prefixedLocales } from '@/lib/i18n/locales';
import { flattenMessages } from './messages/compare-messages';
import { brokenMessages, readMessages } from './messages/read-messages';
import type { WordsReport } from './words/words-report';

// Compares the messages of every locale with the English ones, checks their words, and prints everything that it finds.

const broken = brokenMessages();
const { problems, warnings } = broken.length > 0 ? { problems: broken, warnings: [] } : await check();

for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const problem of problems) console.error(`Error: ${problem}`);
if (broken.length === 0) console.log(`${locales.length} locales, ${flattenMessages(readMessages('en')).size} messages each`);
console.log(`${problems.length} errors, ${warnings.length} warnings`);
process.exit(problems.length > 0 ? 1 : 0);

async function check(): Promise<WordsReport> {
  try {
    // These import the messages themselves, which fails unless they are JSON.
    const { messageGaps, reportMessages } = await import('./messages/messages-report');
    const { translationWarnings } = await import('./messages/overview');
    const { reportWords } = await import('./words/words-report');
    const words = reportWords(process.argv.includes('--all'));
    return {
      problems: [...reportMessages(), ...words.problems],
      warnings: [...messageGaps(), ...prefixedLocales.flatMap(translationWarnings), ...words.warnings],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems.map(describeProblem), warnings: [] };
  }
}
