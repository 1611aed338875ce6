/** The time that pages treat as now. In a build it is the date of the sources, for reproducible output (next.config.ts). */
export function buildDate(): Date {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  return Number.isNaN(seconds) ? new Date(Date.now()) : new Date(seconds * 1000);
}
