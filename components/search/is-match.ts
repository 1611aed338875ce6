import { fold } from '@/components/ui/text-match';

/**
 * Whether a word of a page is in the query, or is a form of such a word. If the index lacks a word, it returns words
 * that merely share a prefix.
 * @param found the word as it is on the page, with punctuation and accents
 * @param query the whole query
 */
export function isMatch(found: string, query: string): boolean {
  const word = letters(found);
  return query.split(/[\s/]+/).some((part) => {
    const wanted = letters(part);
    const needed = wanted.length <= 3 ? wanted.length : Math.max(3, Math.floor(wanted.length / 2));
    return needed > 0 && word.startsWith(wanted.slice(0, needed));
  });
}

/** Whether a word of a page is one of the query's words, letter for letter. */
export function isExactMatch(found: string, query: string): boolean {
  return query.split(/[\s/]+/).some((part) => letters(part) === letters(found));
}

/** A word without punctuation, as the index compares words. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
