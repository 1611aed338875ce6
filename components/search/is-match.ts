import { fold } from '@/components/ui/text-match';

/**
 * Whether a page contains every word of a query, or a form of it. If the index lacks a word, it returns pages with words that
 * merely begin alike. A word with digits or inner punctuation, such as `2.580.3` or `lts-jdk21`, has no other forms.
 * @param text the whole text of the page
 */
export function hasEveryWord(text: string, query: string): boolean {
  const page = fold(text);
  const words = fold(query)
    .split(/[\s/:'’]+/)
    .map((word) => word.replace(/^[^\p{Letter}\p{Number}]+|[^\p{Letter}\p{Number}]+$/gu, ''))
    .filter(Boolean);
  return words.length > 0 && words.every((word) => new RegExp(`(?<![\\p{Letter}\\p{Number}])${patternOf(word)}`, 'u').test(page));
}

/** A regular expression for the beginning of a word. "sha256" is also found as "SHA-256", and "java25" as "Java 25". */
function patternOf(word: string): string {
  if (/^\p{Letter}+$/u.test(word)) return word.slice(0, Math.max(3, Math.floor(word.length / 2)));
  const special = /[^\p{Letter}\p{Number}]|(?<=\p{Letter})(?=\p{Number})|(?<=\p{Number})(?=\p{Letter})/gu;
  return word.replace(special, (sign) => (sign ? `\\u{${sign.codePointAt(0)?.toString(16)}}` : '[-. ]?'));
}

/** Whether a word of a page is one of the query's words, letter for letter. */
export function isExactMatch(found: string, query: string): boolean {
  return query.split(/[\s/]+/).some((part) => letters(part) === letters(found));
}

/** A word without punctuation, as the index compares words. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
