import ical, { type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { EventTime } from './event-time';
import type { MajorEvent } from './events';

interface CalendarSettings {
  /** What calendar programs call it. */
  name: string;
  /** The site's own origin: events are told apart below it, and their site paths start there. */
  origin: string;
  /** When the file is written. */
  writtenAt: Date;
}

/**
 * The standard wants at least one component in a calendar (RFC 5545, section 3.6). One without events
 * has the time zone instead that the others' times are in.
 */
const utcZone = `${[
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')}\r\n`;

const day = 86_400; // seconds

/** A calendar file (RFC 5545) of some events, or of none. */
export function calendarFile(events: readonly MajorEvent[], { name, origin, writtenAt }: CalendarSettings): string {
  const calendar = ical({
    name,
    prodId: { company: 'Jenkins', product: 'Events', language: 'EN' },
    ttl: day,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.file}@${new URL(origin).host}`,
      stamp: writtenAt,
      summary: event.title,
      location: event.location,
      description: event.description ?? null,
      url: new URL(event.link, origin).href,
      ...calendarTimes(event),
    });
  }
  const file = `${calendar.toString()}\r\n`;
  return events.length > 0 ? file : file.replace('END:VCALENDAR', `${utcZone}END:VCALENDAR`);
}

/** Moments are given in UTC, local times without a zone, and days as days: the day after the last one ends the event. */
function calendarTimes({ start, end }: MajorEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'floating'> {
  switch (start.kind) {
    case 'instant':
      return { start: asDate(start), end: end && asDate(end) };
    case 'local':
      return { start: asDate(start), end: end && asDate(end), floating: true };
    case 'day':
      return { start: asDate(start), end: new Date(asDate(end ?? start).getTime() + day * 1000), allDay: true };
  }
}

/** What the library writes is read from the date's UTC fields. */
function asDate(time: EventTime): Date {
  if (time.kind === 'instant') return new Date(time.epochMilliseconds);
  const local = time.kind === 'day' ? time.date : time.dateTime;
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds);
}
