import { fold, matchesQuery } from '@/components/ui/text-match';

/**
 * Whether a word of a page is in the query, or is a form of such a word. If the index lacks a word, it returns words
 * that merely share a prefix.
 * @param found the word as it is on the page, with punctuation and accents
 * @param query the whole query
 */
export function isMatch(found: string, query: string): boolean {
  const word = letters(found);
  return query.split(/\s+/).some((part) => {
    const wanted = letters(part);
    const needed = wanted.length <= 3 ? wanted.length : Math.max(3, Math.floor(wanted.length / 2));
    return needed > 0 && word.startsWith(wanted.slice(0, needed));
  });
}

/** How well a title matches a query: 2 if they are equal, 1 if it contains all words, else 0. */
export function titleFit(title: string, query: string): number {
  if (fold(title) === fold(query.trim())) return 2;
  return matchesQuery(title, query.trim()) ? 1 : 0;
}

/** A word without punctuation, as the index compares words. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
