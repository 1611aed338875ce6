import { Temporal } from 'temporal-polyfill';

/**
 * The start or end of an event, as precisely as its record states it:
 * - `instant`: a moment in time; `zone` is the time zone of the place, if it is known
 * - `local`: a local date and time in an unknown time zone
 * - `day`: a whole day
 */
export type EventTime =
  | { kind: 'instant'; epochMilliseconds: number; zone?: string }
  | { kind: 'local'; dateTime: string }
  | { kind: 'day'; date: string; zone?: string };

/** Thrown when a date is invalid. */
export class EventTimeError extends Error {
  override name = 'EventTimeError';
}

/**
 * The time zone in which a day ends last. Used if the zone is unknown, because listing an event for too long is better than
 * removing it too early.
 */
const lastZone = '-12:00';

const epochPattern = /^-?\d+$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const offsetPattern = /[T ][\d:.]+ ?(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * Parses the date of an event (docs/behavior.md, Date box): epoch milliseconds, or an ISO 8601 date with an optional time and
 * offset. The machine's time zone has no effect.
 * @param zone IANA time zone of the place, such as Europe/Brussels. A time skipped by daylight saving time moves forward; of an
 *   ambiguous one the earlier counts.
 * @throws EventTimeError when it is none of these
 */
export function parseEventTime(value: string | number, zone?: string): EventTime {
  const text = String(value).trim();
  try {
    if (epochPattern.test(text)) {
      return instantTime(Temporal.Instant.fromEpochMilliseconds(Number(text)), zone);
    }
    if (dayPattern.test(text)) {
      return { kind: 'day', date: Temporal.PlainDate.from(text).toString(), ...(zone && { zone }) };
    }
    if (offsetPattern.test(text)) return instantTime(Temporal.Instant.from(text.replace(/ (?=[Z+-])/i, '')), zone);
    const dateTime = Temporal.PlainDateTime.from(text);
    if (zone) return instantTime(dateTime.toZonedDateTime(zone).toInstant(), zone);
    return { kind: 'local', dateTime: dateTime.toString({ smallestUnit: 'minute' }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const expected = isMissingDay(text.slice(0, 'YYYY-MM-DD'.length))
      ? 'a day that exists'
      : 'a date such as 2026-01-30, 2026-01-30T08:30:00 or 2026-01-30T08:30:00+01:00, or epoch milliseconds';
    throw new EventTimeError(`expected ${expected}, found "${text}"`);
  }
}

/** Whether a text has the form of a day, but there is no such day, as February 30. */
function isMissingDay(text: string): boolean {
  return dayPattern.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, text.length) !== text;
}

/** The day as it is written in the date of an event, or that of epoch milliseconds in UTC, as 2026-01-30. */
export function dayAsWritten(date: string | number): string {
  return dayPattern.exec(String(date).slice(0, 10))?.[0] ?? new Date(Number(date)).toISOString().slice(0, 10);
}

function instantTime(instant: Temporal.Instant, zone?: string): EventTime {
  return { kind: 'instant', epochMilliseconds: instant.epochMilliseconds, ...(zone && { zone }) };
}

/**
 * Whether this is the name of an IANA time zone with a place, or UTC. Abbreviations are refused: PST is not one everywhere, and EST
 * has no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  try {
    if (!name.includes('/') && name !== 'UTC') return false;
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** When a time has certainly passed, in epoch milliseconds; for a day, when it ends. */
export function passesAt(time: EventTime): number {
  switch (time.kind) {
    case 'instant':
      return time.epochMilliseconds;
    case 'local':
      return Temporal.PlainDateTime.from(time.dateTime).toZonedDateTime(lastZone).epochMilliseconds;
    case 'day':
      return Temporal.PlainDate.from(time.date)
        .add({ days: 1 })
        .toZonedDateTime(time.zone ?? lastZone).epochMilliseconds;
  }
}

/** When a time begins, in epoch milliseconds, for sorting. */
export function beginsAt(time: EventTime): number {
  switch (time.kind) {
    case 'instant':
      return time.epochMilliseconds;
    case 'local':
      return Temporal.PlainDateTime.from(time.dateTime).toZonedDateTime('UTC').epochMilliseconds;
    case 'day':
      return Temporal.PlainDate.from(time.date).toZonedDateTime(time.zone ?? 'UTC').epochMilliseconds;
  }
}

/** A time in ISO 8601 format: an instant with its local offset, a local time without one, or a day. */
export function machineTime(time: EventTime): string {
  if (time.kind === 'local') return time.dateTime;
  if (time.kind === 'day') return time.date;
  const instant = Temporal.Instant.fromEpochMilliseconds(time.epochMilliseconds);
  return time.zone
    ? instant.toString({ timeZone: time.zone, smallestUnit: 'minute' })
    : instant.toString({ smallestUnit: 'minute' });
}
