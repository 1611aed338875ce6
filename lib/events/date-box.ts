import { Temporal } from 'temporal-polyfill';
import { dateRangeText } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { beginsAt, type EventTime, machineTime } from './event-time';

/** UTC+1, the time zone of the date box (docs/behavior.md, Date box). */
const boxZone = 'Etc/GMT-1';

/** The date box of an event (docs/behavior.md, Date box): the days of its place and the hour of UTC+1. */
export function dateBox(start: EventTime, end: EventTime | undefined, locale: Locale) {
  const [first, last] = [dayOf(start), dayOf(end ?? start)];
  const isOneDay = last.equals(first);
  return {
    start: dateText(start, locale),
    ...(end && !isOneDay && { end: dateText(end, locale) }),
    // Both days fit in one line.
    isRange: !isOneDay && last.toPlainYearMonth().equals(first.toPlainYearMonth()) && last.day - first.day < 7,
    // Local if the event's zone is unknown. Whole days have none.
    ...(start.kind !== 'day' && { clock: start.kind === 'instant' ? ('utcPlusOne' as const) : start.kind }),
  };
}

/**
 * The hours of an event at its place, and what people call that time zone, or else `UTC+1`, or `local` if it is unknown.
 * @returns undefined if the date box shows all that is known
 */
export function eventHours(start: EventTime, end: EventTime | undefined, locale: Locale) {
  const place = start.kind === 'instant' ? start.zone : undefined;
  if (start.kind === 'day' || !(place || end)) return undefined;
  const timeZone = place ?? (start.kind === 'local' ? 'UTC' : boxZone);
  const [first, last = first] = eventDays(start, end);
  const style: Intl.DateTimeFormatOptions = {
    ...(first !== last && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  };
  // Lines break only after a comma, or at the dash.
  const hours = dateRangeText(beginsAt(start), beginsAt(end ?? start), locale, style).replaceAll(/(?<![,–]) (?!–)/g, '\u00a0');
  if (!place || place === 'UTC') return { hours, zone: place ?? (start.kind === 'local' ? 'local' : 'UTC+1') };
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(beginsAt(start));
  return { hours, zone: named.find(({ type }) => type === 'timeZoneName')?.value ?? place };
}

function dateText(time: EventTime, locale: Locale) {
  const day = dayOf(time);
  const boxed = localDateTime(time, boxZone);
  const weekday = (date: Temporal.PlainDate) => partOfDate(date, { weekday: 'short' }, locale);
  return {
    month: monthName(day, locale),
    day: twoDigits(day.day),
    weekday: weekday(day),
    year: String(day.year),
    ...(time.kind !== 'day' && { time: timeOfDay(boxed, locale) }),
    // The weekday of the time, if it is on another day than at the place.
    ...(!boxed.toPlainDate().equals(day) && { timeDay: weekday(boxed.toPlainDate()) }),
    dateTime: machineTime(time),
  };
}

/**
 * The first and last day of an event in its local time zone, or in that of the date box if the local one is unknown.
 * @returns one day, or both, as 2026-01-30
 */
export function eventDays(start: EventTime, end: EventTime | undefined): string[] {
  return (end ? [start, end] : [start]).map((time) => dayOf(time).toString());
}

function dayOf(time: EventTime): Temporal.PlainDate {
  return localDateTime(time, (time.kind === 'instant' && time.zone) || boxZone).toPlainDate();
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
