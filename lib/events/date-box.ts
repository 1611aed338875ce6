import { Temporal } from 'temporal-polyfill';
import type { Locale } from '@/lib/i18n/locales';
import { type EventTime, machineTime } from './event-time';

/** The zone that the date box shows moments in (docs/behavior.md, Date box). */
const boxOffset = '+01:00';

/** Date and time in the words of a locale. */
export interface DateWords {
  month: string;
  /** Day of the month, two digits. */
  day: string;
  weekday: string;
  year: string;
  /** Hour and minutes; a whole day has none. */
  time?: string;
  /** The same, for machines. */
  dateTime: string;
}

/** What a date box says. */
export interface DateBoxContent {
  start: DateWords;
  /** Only when the event ends on another day than it starts. */
  end?: DateWords;
  /** Whose clock the box shows: UTC+1, or the one at the event's place when its time zone is not known. Whole days need none. */
  clock?: 'utcPlusOne' | 'local';
}

/**
 * What the date box says about an event (docs/behavior.md, Date box). Moments are shown an hour ahead
 * of UTC, and everything that follows from that hour (day, weekday, month, year) with them.
 * It depends on its parameters alone, not on the machine's time zone.
 */
export function dateBox(start: EventTime, end: EventTime | undefined, locale: Locale): DateBoxContent {
  const startWords = dateWords(start, boxOffset, locale);
  const endWords = end && dateWords(end, boxOffset, locale);
  const isOneDay = !endWords || dayOf(start).equals(dayOf(end));
  return {
    start: startWords,
    ...(isOneDay ? {} : { end: endWords }),
    ...(start.kind === 'instant' && { clock: 'utcPlusOne' }),
    ...(start.kind === 'local' && { clock: 'local' }),
  };
}

/** The start of an event on the clocks of its place, when that differs from what the date box shows. */
export function placeTime(start: EventTime, locale: Locale): (DateWords & { zone: string }) | undefined {
  if (start.kind !== 'instant' || !start.zone) return undefined;
  const instant = Temporal.Instant.fromEpochMilliseconds(start.epochMilliseconds);
  if (instant.toZonedDateTimeISO(start.zone).offset === boxOffset) return undefined;
  return { ...dateWords(start, start.zone, locale), zone: start.zone };
}

/** @param zone where the clock hangs that a moment is read from */
function dateWords(time: EventTime, zone: string, locale: Locale): DateWords {
  const local = localDateTime(time, zone);
  return {
    month: monthName(local.toPlainDate(), locale),
    day: twoDigits(local.day),
    weekday: partOfDate(local.toPlainDate(), { weekday: 'short' }, locale),
    year: String(local.year),
    ...(time.kind !== 'day' && { time: clocks[locale](local.hour, local.minute) }),
    dateTime: machineTime(time),
  };
}

function dayOf(time: EventTime): Temporal.PlainDate {
  return localDateTime(time, boxOffset).toPlainDate();
}

function localDateTime(time: EventTime, zone: string): Temporal.PlainDateTime {
  if (time.kind === 'day') return Temporal.PlainDate.from(time.date).toPlainDateTime();
  if (time.kind === 'local') return Temporal.PlainDateTime.from(time.dateTime);
  return Temporal.Instant.fromEpochMilliseconds(time.epochMilliseconds).toZonedDateTimeISO(zone).toPlainDateTime();
}

/** Intl abbreviates some of the English months differently (docs/behavior.md, Date box); the other locales use Intl's. */
const englishMonths = ['Jan', 'Feb', 'March', 'April', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

function monthName(date: Temporal.PlainDate, locale: Locale): string {
  return locale === 'en' ? (englishMonths[date.month - 1] ?? '') : partOfDate(date, { month: 'short' }, locale);
}

function partOfDate(date: Temporal.PlainDate, part: Intl.DateTimeFormatOptions, locale: Locale): string {
  const noon = date.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).epochMilliseconds;
  return new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(noon);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** How each locale writes a time of day. */
const clocks: Record<Locale, (hour: number, minute: number) => string> = {
  en: (hour, minute) => `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  'es-ES': (hour, minute) => `${twoDigits(hour)}:${twoDigits(minute)}`,
  'fr-CA': (hour, minute) => `${twoDigits(hour)}\u00a0h\u00a0${twoDigits(minute)}`,
};
