import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { withoutSeparators } from '@/lib/content/address';
import { plainMarkdown } from '@/lib/content/plain-markdown';
import { absoluteAddress } from '@/lib/i18n/base-path';
import type { EventTime } from './event-time';
import type { MajorEvent } from './events';

/** What a calendar says about an event; `file` is its id. */
export interface CalendarEntry
  extends Pick<MajorEvent, 'file' | 'title' | 'link' | 'start'>,
    Partial<Pick<MajorEvent, 'end' | 'location' | 'description'>> {
  /** Whether its date is only expected. */
  isTentative?: boolean;
}

interface CalendarSettings {
  /** The name that calendar apps show. */
  name: string;
  /** The site's own origin, which makes the events' ids unique and their links absolute. */
  origin: string;
  /** When the file is written. */
  writtenAt: Date;
}

/** A calendar needs at least one component (RFC 5545, section 3.6), so one without events contains a time zone. */
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

/** A calendar file (RFC 5545) with any number of events. */
export function calendarFile(events: readonly CalendarEntry[], { name, origin, writtenAt }: CalendarSettings): string {
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
      location: event.location ?? null,
      description: event.description ? plainMarkdown(event.description) : null,
      url: withoutSeparators(absoluteAddress(event.link, origin)),
      status: event.isTentative ? ICalEventStatus.TENTATIVE : null,
      ...calendarTimes(event),
    });
  }
  const file = `${calendar.toString()}\r\n`;
  return events.length > 0 ? file : file.replace('END:VCALENDAR', `${utcZone}END:VCALENDAR`);
}

/**
 * Instants are in UTC and local times have no zone. The end of whole days is exclusive (RFC 5545, section 3.6.1), and they are
 * transparent, because nobody is busy all day.
 */
function calendarTimes({
  start,
  end,
}: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'floating' | 'transparency'> {
  switch (start.kind) {
    case 'instant':
      return { start: asDate(start), end: end && asDate(end) };
    case 'local':
      return { start: asDate(start), end: end && asDate(end), floating: true };
    case 'day':
      return {
        start: asDate(start),
        end: new Date(asDate(end ?? start).getTime() + day * 1000),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
      };
  }
}

/** The library reads the date's UTC fields. */
function asDate(time: EventTime): Date {
  if (time.kind === 'instant') return new Date(time.epochMilliseconds);
  const local = time.kind === 'day' ? time.date : time.dateTime;
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds);
}
