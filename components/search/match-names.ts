import { closestMatch } from 'leven';
import { fold } from '@/components/ui/text-match';
import type { SearchName } from '@/lib/routing/search-names';

/** Words that may be mistyped: long ones, and not versions, which another version doesn't replace. */
const correctable = /^\p{Letter}{5,}$/u;
const maxMistakes = 2;

/** The names that match a query, the best one first, and one name for each page. */
export function matchNames(names: readonly SearchName[], query: string): SearchName[] {
  const ranked = names
    .map((name) => ({ name, fit: nameFit(name, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  return ranked
    .map(({ name }) => name)
    .filter(({ href }, index, all) => all.findIndex((one) => pageOf(one.href) === pageOf(href)) === index);
}

/** The address of a page without an anchor. */
export function pageOf(address: string): string {
  return address.replace(/#.*/, '');
}

/**
 * How well a name matches a query: 4 if they are equal, 3 if the name begins with the query, 2 if it contains every word, 1 if it
 * contains words that begin with those of the query, else 0.
 */
function nameFit({ title, words = '', version }: SearchName, query: string): number {
  const text = fold(query.trim());
  const all = wordsOf(query);
  // Short words such as "de" say little, unless there are only such. Numbers do.
  const long = all.filter((word) => word.length > 2 || /\d/.test(word));
  const wanted = long.length > 0 ? long : all;
  if (wanted.length === 0 || (version && !wanted.some((word) => version.startsWith(word)))) return 0;
  if (fold(title) === text) return 4;
  if (fold(title).startsWith(text)) return 3;
  const own = wordsOf(title);
  if (wanted.every((word) => own.includes(word))) return 2;
  const known = [...own, ...wordsOf(words)];
  return wanted.every((word) => known.some((candidate) => candidate.startsWith(word))) ? 1 : 0;
}

/** The query with its mistyped words replaced by similar ones from the names; undefined if there are none. */
export function correctedQuery(names: readonly SearchName[], query: string): string | undefined {
  const known = [...new Set(names.flatMap(({ title, words = '' }) => wordsOf(`${title} ${words}`)))];
  const typed = wordsOf(query);
  const corrected = typed.map((word) =>
    !correctable.test(word) || known.some((candidate) => candidate.startsWith(word))
      ? word
      : (closestMatch(word, known, { maxDistance: maxMistakes }) ?? word),
  );
  return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : undefined;
}

/** The words of a text for comparison. A version is one word. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{Letter}\p{Number}.]+/u)
    .filter(Boolean);
}
