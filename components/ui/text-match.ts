/**
 * Whether a text contains every word of a query. Case, accents and word order don't matter, parts of words match,
 * and an empty query matches everything.
 */
export function matchesQuery(text: string, query: string): boolean {
  const searched = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Normalizes a text for comparison: lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
