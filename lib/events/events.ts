import { z } from 'zod';
import { daysSince } from '@/lib/advisories/data-age';
import { pathsInMarkdown } from '@/lib/content/addresses-in';
import type { ContentProblem } from '@/lib/content/content-error';
import { defineFolder } from '@/lib/content/define-collection';
import { link, markdown, optionalText, shortText, text } from '@/lib/content/fields';
import { readContentText } from '@/lib/content/read-content';
import type { WithFileName } from '@/lib/content/record-folder';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { eventDays } from '@/lib/events/date-box';
import { beginsAt, dayAsWritten, EventTimeError, parseEventTime, passesAt } from '@/lib/events/event-time';
import { eventAdditionsFile, loadEventAdditions, optionalLanguage, optionalZone } from './event-additions';

export const eventsFolder = 'content/events';

/** The form of a date that `parseEventTime` accepts, for editors. */
const writtenTime = {
  pattern: `^(-?\\d+|${z.regexes.date.source.slice(1, -1)}([T ]\\d{2}:\\d{2}(:\\d{2}([.]\\d+)?)?( ?(Z|[+-]\\d{2}(:?\\d{2})?))?)?)$`,
  patternErrorMessage: 'expected a date such as 2026-01-30 or 2026-01-30T08:30:00',
};

const dateField = z.union([text.meta(writtenTime), z.number()], 'a date or epoch milliseconds');

/** The time zone in which the project announces its online events. */
const onlineZone = 'America/Los_Angeles';

/** An event in the Jenkins project's format (docs/behavior.md, Events page). Unknown fields are ignored. */
const eventSchema = z
  .looseObject({
    date: dateField.describe('start: a day, or a time such as 2027-01-29T08:30:00'),
    endDate: dateField.nullish().describe('end, in the same form as date; for days, the last one'),
    title: shortText.describe('a specific name: "Seattle JAM", not "August JAM"'),
    location: shortText.describe('"City, Country"; for an online event, it starts with "Online"'),
    link: link.describe('address, or a path of this site'),
    raw_content: optionalText
      .pipe(markdown.optional())
      .describe('description in Markdown, without pictures or HTML; from the second paragraph on, it is shown as a note'),
    timezone: optionalZone.describe('time zone of the place'),
    lang: optionalLanguage.describe('language of title and description, if it is not English'),
  })
  .transform((record, context) => {
    const { date, endDate, title, location, link, raw_content: description, lang = 'en' } = record;
    const isOnline = /^online\b/i.test(location);
    const zone = record.timezone ?? (isOnline ? onlineZone : undefined);
    const fail = (path: 'date' | 'endDate', message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const read = (path: 'date' | 'endDate', value: string | number) => {
      try {
        return parseEventTime(value, zone);
      } catch (error) {
        if (!(error instanceof EventTimeError)) throw error;
        fail(path, error.message);
      }
    };

    const start = read('date', date);
    const end = endDate ? read('endDate', endDate) : undefined;
    if (!start) return z.NEVER;
    if (end && end.kind !== start.kind) fail('endDate', `expected the same form as date ("${date}"), found "${endDate}"`);
    else if (end && passesAt(end) < passesAt(start))
      fail('endDate', `expected a date that is not before "${date}", found "${endDate}"`);
    return { start, end, title, location, isOnline, link, description, lang, written: { date, endDate } };
  });

/** A major event; `file` is also the name of its calendar file, without the extension. */
export type MajorEvent = WithFileName<Omit<z.output<typeof eventSchema>, 'written'>>;

/** First day, place and, if needed to be unique, a number: 2017-08-28-munchen-2 */
const filePattern = /^\d{4}-\d{2}-\d{2}(-[a-z0-9]+)+$/;

const wrongName =
  'expected a file name such as 2026-01-30-brussels.yml: first day, place in a-z, digits and dashes, then a number if needed';

export const eventCollection = defineFolder({
  folder: eventsFolder,
  schema: eventSchema,
  checkName: (file) => (filePattern.test(file) ? undefined : wrongName),
  ifMissing: [],
  pages: ['events'],
  upstream: 'content/_data/events',
  links: (events) =>
    events.flatMap(({ link: address, file, description = '' }) =>
      [address, ...pathsInMarkdown(description)].map((target) => ({ address: target, usedBy: file })),
    ),
  warnings: (_events, now) => eventWarnings(now.getTime()),
  due: (_events, now) =>
    upcomingEvents(loadEvents(), now.getTime()).length > 0 ? [] : ['there is no upcoming event: add the next one'],
  markdown: (events) => events.map(({ file, description = '' }) => ({ text: description, usedBy: file })),
  plain: (events) => events.map(({ file, title }) => ({ text: title, usedBy: file })),
  identities: (events) =>
    events.map(({ file, title, location, written: { date } }) => ({
      same: `${title}, ${location}, ${dayAsWritten(date)}`,
      usedBy: file,
    })),
  translatable: (events) =>
    events.map(({ file, location, description }) => ({ id: file, texts: { location, raw_content: description } })),
});

/**
 * All events, including past ones, earliest first, with the fields of content/event-additions.yml.
 * @throws ContentError when there are events and none is valid
 */
export function loadEvents(): MajorEvent[] {
  const additions = loadEventAdditions();
  return eventCollection
    .load()
    .map(({ written: { date, endDate }, ...event }) => {
      const { timezone, lang } = additions.get(event.file) ?? {};
      if (lang) event.lang = lang;
      if (timezone) event.start = parseEventTime(date, timezone);
      if (timezone && endDate) event.end = parseEventTime(endDate, timezone);
      return Object.freeze(event);
    })
    .sort((a, b) => beginsAt(a.start) - beginsAt(b.start));
}

/**
 * The moment at which an event is over, in epoch milliseconds: its end, or its start if it has no end. A whole
 * day is over when it ends; if the time zone is unknown, when it has ended everywhere.
 */
export function endsAt({ start, end }: Pick<MajorEvent, 'start' | 'end'>): number {
  return passesAt(end ?? start);
}

/** The events that are not over at a moment in epoch milliseconds (docs/behavior.md, Events page). */
export function upcomingEvents(events: readonly MajorEvent[], now: number): MajorEvent[] {
  return events.filter((event) => endsAt(event) > now);
}

/** The events that are over at a moment in epoch milliseconds, latest first. */
export function pastEvents(events: readonly MajorEvent[], now: number): MajorEvent[] {
  return events.filter((event) => endsAt(event) <= now).toReversed();
}

/** If an event lasts longer, its end is probably mistyped. */
const maxDays = 14;

/**
 * Warnings about upcoming events that have no time zone, so that their exact end is unknown, or last improbably long; about dates
 * that differ from the file name; and about additions to unknown events.
 * @param now in epoch milliseconds
 */
export function eventWarnings(now: number): ContentProblem[] {
  const events = loadEvents();
  const upcoming = upcomingEvents(events, now);
  return [
    ...eventCollection.load().flatMap(({ file, written: { date } }) => {
      const [named, written] = [file.slice(0, 'YYYY-MM-DD'.length), dayAsWritten(date)];
      const message = `expected ${named} as in the file name, found ${written}; correct the one that is wrong`;
      return named === written ? [] : problemOf(file, 'date', message);
    }),
    ...upcoming.flatMap(({ file, start, end }) => {
      const [first = '', last = first] = eventDays(start, end);
      const days = daysSince(first, new Date(last)) + 1;
      const message = `expected at most ${maxDays} days, found ${days}; check the year and the month`;
      return days > maxDays ? problemOf(file, 'endDate', message) : [];
    }),
    ...upcoming
      .filter(({ start }) => start.kind !== 'instant' && !('zone' in start))
      .map(({ file }) => problemOf(file, 'date', 'add its timezone: without one, it stays listed until it is over everywhere')),
    ...[...loadEventAdditions().keys()]
      .filter((name) => !events.some(({ file }) => file === name))
      .map((name) => ({ file: eventAdditionsFile, path: name, expected: 'the file name of an event', found: `"${name}"` })),
  ];
}

function problemOf(name: string, path: 'date' | 'endDate', message: string): ContentProblem {
  const file = `${eventsFolder}/${name}.yml`;
  return { file, ...yamlPlaces(readContentText(file), [[path]])[0], path, message };
}
