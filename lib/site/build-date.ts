import { fixedTime } from '@/lib/environment/environment.mjs';

/** The time that pages treat as now. In a build it is the date of the sources, for reproducible output. */
export function buildDate(): Date {
  const seconds = fixedTime();
  return seconds === undefined ? new Date(Date.now()) : new Date(seconds * 1000);
}

/**
 * Whether a day, month or year such as 2026-10 begins after the build, by UTC.
 * @param now the time of the build, for callers with many days
 */
export function isComing(day: string | null | undefined, now = buildDate().toISOString()): boolean {
  return Boolean(day && day > now.slice(0, day.length));
}
