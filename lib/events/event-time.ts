import { Temporal } from 'temporal-polyfill';

/**
 * A point of an event in time, as far as its record says when that is:
 * - `instant`: a moment, the same all over the world; `zone` is where it takes place, when that is known
 * - `local`: date and time on the clocks of a place whose time zone is not known
 * - `day`: a whole day, without a time
 */
export type EventTime =
  | { kind: 'instant'; epochMilliseconds: number; zone?: string }
  | { kind: 'local'; dateTime: string }
  | { kind: 'day'; date: string; zone?: string };

/** Thrown when a date can't be understood; the message says what was expected. */
export class EventTimeError extends Error {
  override name = 'EventTimeError';
}

/** Where a day ends last. A place whose zone is unknown is taken to be here: better a day too long in the list than one too short. */
const lastZone = '-12:00';

const epochPattern = /^-?\d+$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const offsetPattern = /[T ][\d:.]+ ?(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * Understands a date of an event (docs/behavior.md, Date box): epoch milliseconds (digits only) or an
 * ISO date with or without time, and with or without an offset. The machine's own time zone plays no part.
 * @param zone name of the time zone of the place, such as Europe/Brussels; a time that it skips in
 *   spring is moved forward, one that it has twice in autumn is the first of the two
 * @throws EventTimeError
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
    throw new EventTimeError(
      `expected a date such as 2026-01-30, 2026-01-30T08:30:00 or 2026-01-30T08:30:00+01:00, or epoch milliseconds, found "${text}"`,
    );
  }
}

function instantTime(instant: Temporal.Instant, zone?: string): EventTime {
  return { kind: 'instant', epochMilliseconds: instant.epochMilliseconds, ...(zone && { zone }) };
}

/** Tells whether a time zone has this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The moment at which a time has passed everywhere it may be meant, in epoch milliseconds: a day passes at its end. */
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

/** The moment at which a time begins, in epoch milliseconds, for putting events in order. */
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

/**
 * A time as machines read it: a moment with the offset of its place, a local time without one, or a day.
 */
export function machineTime(time: EventTime): string {
  if (time.kind === 'local') return time.dateTime;
  if (time.kind === 'day') return time.date;
  const instant = Temporal.Instant.fromEpochMilliseconds(time.epochMilliseconds);
  return time.zone
    ? instant.toString({ timeZone: time.zone, smallestUnit: 'minute' })
    : instant.toString({ smallestUnit: 'minute' });
}
