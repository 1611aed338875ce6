/** A text as it is compared: without accents and capitals, so that "narvanen" finds "Närvänen". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Finds the texts that hold every word of a query, in any order.
 * @param texts folded
 * @param query as it was typed
 * @returns the places of the texts in their list
 */
export function findArtwork(texts: readonly string[], query: string): ReadonlySet<number> {
  const words = fold(query).split(/\s+/);
  return new Set(texts.flatMap((text, index) => (words.every((word) => text.includes(word)) ? [index] : [])));
}
