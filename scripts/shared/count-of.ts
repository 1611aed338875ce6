/**
 * A number with its noun, such as "1 error" or "2 errors".
 * @param noun in the singular, of a kind that takes an s
 */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
