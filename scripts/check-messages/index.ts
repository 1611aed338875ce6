import { spawnSync } from 'node:child_process';
import { ContentError, describeProblem } from '@/lib/content/content-error';
import { locales, prefixedLocales } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { brokenMessages, readMessages } from '@/scripts/messages/read-messages';
import { countOf } from '@/scripts/shared/count-of';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import type { TextReport } from './text-report';

const options = parseOptions(
  `npm run check:messages -- [options]

Checks the messages of every language: structure, placeholders, spelling, terms, style and
typography. Exits with 1 if there are errors.

  --all   print every warning instead of their number`,
  { all: { type: 'boolean' } },
);

const broken = brokenMessages();
// In a file in another encoding, half of the words would be misspelled.
const spelling =
  broken.length === 0 &&
  spawnSync('npx', ['cspell', '--no-progress', '--show-suggestions'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
const { problems, warnings } = broken.length > 0 ? { problems: broken, warnings: [] } : await check();
if (spelling && spelling.status !== 0)
  problems.push(
    'cspell reports misspelled words (see above): correct them, or add right ones to messages/spelling/ (docs/how-to/translate.md)',
  );

for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const problem of problems) console.error(`Error: ${problem}`);
if (broken.length === 0) console.log(`${locales.length} locales, ${flattenMessages(readMessages('en')).size} messages each`);
console.log(`${countOf(problems.length, 'error')}, ${countOf(warnings.length, 'warning')}`);
process.exit(problems.length > 0 ? 1 : 0);

async function check(): Promise<TextReport> {
  try {
    // Imported only if the messages are valid JSON, because these modules import them.
    const { leftoverFiles, messageGaps, reportMessages } = await import('@/scripts/messages/messages-report');
    const { translationWarnings } = await import('@/scripts/messages/overview');
    const { checkTexts } = await import('./text-report');
    const { lacksOf } = await import('@/scripts/messages/status');
    const lacks = prefixedLocales.flatMap((locale) => lacksOf(locale).map((lack) => `messages/${locale}.json lacks ${lack}`));
    const words = checkTexts(options.all === true);
    return {
      problems: [...reportMessages(), ...leftoverFiles(), ...words.problems],
      warnings: [...messageGaps(), ...prefixedLocales.flatMap(translationWarnings), ...lacks, ...words.warnings],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems.map(describeProblem), warnings: [] };
  }
}
