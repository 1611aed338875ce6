/** The share of the existing records that may be missing from new data. */
const missingShare = 0.1;

/**
 * Doubts truncated or wrong data: the number of records normally only grows.
 * @param what the kind of records, in the plural
 * @param counts the number of records in content/ and in the new data
 * @returns such as `only 3 posts, but content/ has 10: …` if there are none, or less than nine tenths of the existing ones
 */
export function tooFew(what: string, { before, now }: { before: number; now: number }): string | undefined {
  if (now > 0 && now >= before * (1 - missingShare)) return undefined;
  return now === 0 ? `no ${what}` : `only ${now} ${what}, but content/ has ${before}: more than a tenth would be lost`;
}
