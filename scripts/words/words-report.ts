import { describeFinding } from './finding';
import { readTexts } from './read-texts';
import { checkSpelling } from './spelling';
import { readWordList, unsortedWords } from './word-list';

/** What is wrong with the words of the site, one line each. */
export interface WordsReport {
  problems: string[];
  warnings: string[];
}

/** The rules whose findings don't fail the check yet: each waits until the texts keep it. */
const waiting: readonly string[] = ['unused words'];

/**
 * Checks the words of every message and of every translated text.
 * @throws MessagesError when a file of messages is not JSON
 * @throws ContentError when another file can't be read
 */
export function reportWords(): WordsReport {
  const list = readWordList();
  const texts = readTexts();
  const spelling = checkSpelling(texts, list);
  const results: [rule: string, lines: string[]][] = [
    ['spelling', spelling.wrong.map(describeFinding)],
    ['unused words', spelling.unused],
    ['order of words', unsortedWords(list)],
  ];
  const linesOf = (isWaiting: boolean) => results.flatMap(([rule, lines]) => (waiting.includes(rule) === isWaiting ? lines : []));
  return { problems: linesOf(false), warnings: linesOf(true) };
}
