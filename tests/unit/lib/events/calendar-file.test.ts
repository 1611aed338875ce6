import { calendarFile } from '@/lib/events/calendar-file';
import { parseEventTime } from '@/lib/events/event-time';
import type { MajorEvent } from '@/lib/events/events';

const settings = { name: 'Jenkins Events', origin: 'https://www.jenkins.io', writtenAt: new Date('2026-01-01T00:00:00Z') };

const event = (fields: Partial<MajorEvent>): MajorEvent => ({
  file: '2026-01-30-brussels',
  start: parseEventTime('2026-01-30T08:30', 'Europe/Brussels'),
  end: undefined,
  title: 'Jenkins at FOSDEM',
  location: 'Brussels, Belgium',
  isOnline: false,
  link: '/events/fosdem',
  description: undefined,
  lang: 'en',
  ...fields,
});

/** The unfolded lines of a calendar file. */
const lines = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

const linesOf = (fields: Partial<MajorEvent>) => lines(calendarFile([event(fields)], settings));

it('a calendar file has the properties that calendar apps need', () => {
  const found = linesOf({ end: parseEventTime('2026-02-01T17:00', 'Europe/Brussels'), description: 'Stand\nand talks' });
  expect(found).toEqual(
    expect.arrayContaining([
      'UID:2026-01-30-brussels@www.jenkins.io',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260130T073000Z',
      'DTEND:20260201T160000Z',
      'SUMMARY:Jenkins at FOSDEM',
      'LOCATION:Brussels\\, Belgium',
      'DESCRIPTION:Stand\\nand talks',
      'URL;VALUE=URI:https://www.jenkins.io/events/fosdem',
    ]),
  );
  expect(found.at(-1)).toBe('');
});

it('a calendar file has the words of a description, without marks of Markdown', () => {
  const description = 'Talks and a *hackfest*, **open to all**.\n\n- [Program](https://example.org/)\n- Beer';
  expect(linesOf({ description })).toContain('DESCRIPTION:Talks and a hackfest\\, open to all.\\nProgram\\nBeer');
});

it('a calendar file has a local time without a zone if the time zone is unknown', () => {
  expect(linesOf({ start: parseEventTime('2017-06-13T18:00') })).toContain('DTSTART:20170613T180000');
});

it('a calendar file ends whole-day events on the day after the last one', () => {
  const days = linesOf({ start: parseEventTime('2026-02-28'), end: parseEventTime('2026-03-01') });
  expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260302']));
  const oneDay = linesOf({ start: parseEventTime('2026-12-31') });
  expect(oneDay).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']));
});

it('a calendar file escapes line breaks in texts, and folds long lines', () => {
  const title = `Talks; demos, "more"\r\nEND:VEVENT\r\nATTACH:https://example.org ${'é'.repeat(100)}`;
  const file = calendarFile([event({ title })], settings);
  expect(file.match(/END:VEVENT/g)).toHaveLength(2);
  expect(lines(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines(file).some((line) => line.startsWith('ATTACH'))).toBe(false);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('a calendar file keeps each value on its own line, whatever a record contains', () => {
  const hostile = 'x\nEND:VEVENT\nEND:VCALENDAR;a,b\\n"c":d';
  const found = linesOf({ title: hostile, location: hostile, description: hostile, link: '/doc/x;y,z:%0D%0A/' });
  const escaped = 'x\\nEND:VEVENT\\nEND:VCALENDAR\\;a\\,b\\\\n"c":d';
  expect(found).toEqual(
    expect.arrayContaining([
      `SUMMARY:${escaped}`,
      `LOCATION:${escaped}`,
      `DESCRIPTION:${escaped}`,
      'URL;VALUE=URI:https://www.jenkins.io/doc/x%3By%2Cz:%0D%0A/',
    ]),
  );
  expect(found.filter((line) => line.startsWith('END:'))).toEqual(['END:VEVENT', 'END:VCALENDAR']);
});
