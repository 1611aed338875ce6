/** The moment that the pages speak of as now: the date of the sources in a build, which is then the same each time (next.config.ts). */
export function buildDate(): Date {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  return Number.isNaN(seconds) ? new Date(Date.now()) : new Date(seconds * 1000);
}
