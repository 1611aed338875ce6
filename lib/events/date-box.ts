import { Temporal } from 'temporal-polyfill';
import type { Locale } from '@/lib/i18n/locales';
import { type EventTime, machineTime } from './event-time';

/** The time zone of the date box (docs/behavior.md, Date box). */
const boxOffset = '+01:00';

/** A date and time, formatted in a locale. */
export interface DateText {
  month: string;
  /** Day of the month, two digits. */
  day: string;
  weekday: string;
  year: string;
  /** Hour and minutes; undefined for a whole day. */
  time?: string;
  /** The machine-readable form, for the `datetime` attribute. */
  dateTime: string;
}

/** The content of a date box. */
export interface DateBoxContent {
  start: DateText;
  /** Only if the event ends on a different day. */
  end?: DateText;
  /** Whether it ends within a week and in the same month, so that both days fit in one line. */
  isRange: boolean;
  /** The time zone of the box: UTC+1, or local time if the event's zone is unknown. Whole days have none. */
  clock?: 'utcPlusOne' | 'local';
}

/**
 * The date box of an event (docs/behavior.md, Date box). Instants are shown in UTC+1, whatever the machine's time zone is.
 */
export function dateBox(start: EventTime, end: EventTime | undefined, locale: Locale): DateBoxContent {
  const startText = dateText(start, boxOffset, locale);
  const endText = end && dateText(end, boxOffset, locale);
  const [first, last] = [dayOf(start), dayOf(end ?? start)];
  const isOneDay = last.equals(first);
  return {
    start: startText,
    ...(endText && !isOneDay && { end: endText }),
    isRange: !isOneDay && last.toPlainYearMonth().equals(first.toPlainYearMonth()) && last.day - first.day < 7,
    ...(start.kind === 'instant' && { clock: 'utcPlusOne' }),
    ...(start.kind === 'local' && { clock: 'local' }),
  };
}

/** The start of an event in its local time, if that differs from the date box. */
export function placeTime(start: EventTime, locale: Locale): (DateText & { zone: string }) | undefined {
  if (start.kind !== 'instant' || !start.zone) return undefined;
  const instant = Temporal.Instant.fromEpochMilliseconds(start.epochMilliseconds);
  if (instant.toZonedDateTimeISO(start.zone).offset === boxOffset) return undefined;
  return { ...dateText(start, start.zone, locale), zone: start.zone };
}

/** @param zone the time zone in which to show an instant */
function dateText(time: EventTime, zone: string, locale: Locale): DateText {
  const local = localDateTime(time, zone);
  return {
    month: monthName(local.toPlainDate(), locale),
    day: twoDigits(local.day),
    weekday: partOfDate(local.toPlainDate(), { weekday: 'short' }, locale),
    year: String(local.year),
    ...(time.kind !== 'day' && { time: timeOfDay(local, locale) }),
    dateTime: machineTime(time),
  };
}

/**
 * The first and last day of an event in its local time zone, or in that of the date box if the local one is unknown.
 * @returns one day, or both, as 2026-01-30
 */
export function eventDays(start: EventTime, end: EventTime | undefined): string[] {
  const dayAtPlace = (time: EventTime) => {
    const zone = time.kind === 'instant' ? time.zone : undefined;
    return localDateTime(time, zone ?? boxOffset)
      .toPlainDate()
      .toString();
  };
  return end ? [dayAtPlace(start), dayAtPlace(end)] : [dayAtPlace(start)];
}

function dayOf(time: EventTime): Temporal.PlainDate {
  return localDateTime(time, boxOffset).toPlainDate();
}

function localDateTime(time: EventTime, zone: string): Temporal.PlainDateTime {
  if (time.kind === 'day') return Temporal.PlainDate.from(time.date).toPlainDateTime();
  if (time.kind === 'local') return Temporal.PlainDateTime.from(time.dateTime);
  return Temporal.Instant.fromEpochMilliseconds(time.epochMilliseconds).toZonedDateTimeISO(zone).toPlainDateTime();
}

/** Intl abbreviates some English months differently (docs/behavior.md, Date box). */
const englishMonths = ['Jan', 'Feb', 'March', 'April', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

function monthName(date: Temporal.PlainDate, locale: Locale): string {
  return locale === 'en' ? (englishMonths[date.month - 1] ?? '') : partOfDate(date, { month: 'short' }, locale);
}

function partOfDate(date: Temporal.PlainDate, part: Intl.DateTimeFormatOptions, locale: Locale): string {
  const noon = date.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).epochMilliseconds;
  return new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(noon);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Locales whose time format differs from Intl's (docs/behavior.md, Date box). */
const clocks: Partial<Record<Locale, (hour: number, minute: number) => string>> = {
  en: (hour, minute) => `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  'fr-CA': (hour, minute) => `${twoDigits(hour)}\u00a0h\u00a0${twoDigits(minute)}`,
};

function timeOfDay({ hour, minute }: Temporal.PlainDateTime, locale: Locale): string {
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return clocks[locale]?.(hour, minute) ?? time.format(Date.UTC(1970, 0, 1, hour, minute));
}
