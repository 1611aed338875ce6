import { fold } from '@/components/ui/text-match';

/**
 * Tells whether a word of a page is what somebody looked for, or another form of it. The index knows no
 * better than to offer words that begin a little like those that it does not have.
 * @param found the word, with whatever marks and accents it has on the page
 * @param query all that was typed
 */
export function isMatch(found: string, query: string): boolean {
  const word = letters(found);
  return query.split(/\s+/).some((part) => {
    const wanted = letters(part);
    const needed = wanted.length <= 3 ? wanted.length : Math.max(3, Math.floor(wanted.length / 2));
    return needed > 0 && word.startsWith(wanted.slice(0, needed));
  });
}

/** A word without hyphens and the like, as the index compares words. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
