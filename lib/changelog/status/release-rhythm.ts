import { Temporal } from 'temporal-polyfill';
import type { ReleaseLine } from '@/lib/download/downloads';

const christmas = { month: 12, day: 25 };

/**
 * The day on which the next release of a line is due by its rhythm.
 * @param newest the day of the newest release
 */
export function dueDay(line: ReleaseLine, newest: string): string {
  return line === 'weekly' ? daysAfter(newest, 7) : dueStableDay(Temporal.PlainDate.from(newest)).toString();
}

/** The day that is some days after another. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The Wednesday four weeks later. Over Christmas it is six weeks. */
function dueStableDay(day: Temporal.PlainDate): Temporal.PlainDate {
  const next = day.add({ weeks: 4 });
  const holiday = day.with(christmas);
  const isBefore = Temporal.PlainDate.compare(day, holiday) < 0;
  const weeks = isBefore && Temporal.PlainDate.compare(next, holiday) >= 0 ? 2 : 0;
  return next.add({ weeks, days: 3 - next.dayOfWeek });
}
