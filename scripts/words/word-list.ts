import { z } from 'zod';
import { readContent } from '@/lib/content/read-content';
import { type Locale, locales } from '@/lib/i18n/locales';

/** The project's own words, from the repository's root. */
export const wordListFile = 'messages/spelling.yml';

const words = z.array(z.string()).default([]);
const wordListSchema = z.strictObject({
  names: words,
  ...(Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>),
});

/** The words that are right and in no dictionary: `names` in every language, the others in theirs. */
export type WordList = z.output<typeof wordListSchema>;

/** @throws ContentError when messages/spelling.yml can't be read */
export function readWordList(): WordList {
  return readContent(wordListFile, wordListSchema);
}

/** Words that are not in their place, so that two people who add the same one see it: one line each. */
export function unsortedWords(list: WordList): string[] {
  return Object.entries(list).flatMap(([group, own]) => {
    const sorted = own.toSorted(compareWords);
    const misplaced = own.findIndex((word, index) => word !== sorted[index]);
    const repeated = own.filter((word, index) => own.indexOf(word) < index);
    return [
      ...(misplaced < 0 ? [] : [`${wordListFile}: ${group}: "${own[misplaced]}" is not in its place; "${sorted[misplaced]}" is`]),
      ...repeated.map((word) => `${wordListFile}: ${group}: "${word}" is there twice`),
    ];
  });
}

const { compare: compareWords } = new Intl.Collator('en');
