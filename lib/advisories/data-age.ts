/** In days. If the newest data is older, the data has probably not been updated. */
export const maxDataAge = 45;

/**
 * The number of whole days.
 * @param day such as 2026-10-28
 */
export function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(day)) / 86_400_000);
}
