import { calendarFile } from '@/lib/events/calendar-file';
import { dateBox, eventHours } from '@/lib/events/date-box';
import { dayText } from '@/lib/events/day-text';
import { machineTime, parseEventTime, passesAt } from '@/lib/events/event-time';
import { locales } from '@/lib/i18n/locales';

/** Everything that the site derives from some dates on this machine, for machine-zone.test.ts. */
export function eventDates(): string {
  const times = [
    parseEventTime(1664582400000),
    parseEventTime('2026-12-31T23:30:00Z'),
    parseEventTime('2026-03-29T02:30:00', 'Europe/Brussels'),
    parseEventTime('2026-11-01T01:30:00', 'America/New_York'),
    parseEventTime('2017-06-13T18:00:00'),
    parseEventTime('2026-02-01'),
    parseEventTime('2026-02-01', 'Asia/Tokyo'),
  ];
  const settings = { name: 'Events', origin: 'https://www.jenkins.io', writtenAt: new Date(0) };
  const event = { title: 'Meetup', location: 'Somewhere', isOnline: false, link: '/events/fosdem/', lang: 'en' };
  const made = times.map((start, index) => ({
    boxes: locales.map((locale) => [dateBox(start, undefined, locale), eventHours(start, start, locale)]),
    machine: machineTime(start),
    passes: passesAt(start),
    file: calendarFile([{ ...event, file: `event-${index}`, start, end: start, description: undefined }], settings),
    days: dayText(['2021-02-23', '2021-02-25'], 'en', { day: 'numeric', month: 'short', year: 'numeric' }),
  }));
  return JSON.stringify(made, undefined, 2);
}
