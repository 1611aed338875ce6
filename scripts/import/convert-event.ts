import { isDeepStrictEqual } from 'node:util';
import { dayAsWritten, EventTimeError, parseEventTime } from '@/lib/events/event-time';
import { eventsFolder } from '@/lib/events/events';
import { ConversionError, readFrontMatter } from './front-matter';
import { toMarkdown } from './to-markdown';

/** An event in the form of content/events/. */
export interface EventRecord {
  title: string;
  location: string;
  date: string;
  endDate?: string;
  link: string;
  raw_content?: string;
}

/**
 * Converts an event of the Jenkins project: YAML front matter, followed by a description in AsciiDoc. Removes typographic quotes
 * around values, completes times such as 9:00 to 09:00:00, and replaces "virtual" with "Online".
 * @throws ConversionError if the front matter is invalid, or lacks a title, location, link or valid date
 */
export function convertEvent(path: string, text: string): EventRecord {
  const { fields, body } = readFrontMatter(path, text);
  const field = (name: string) => {
    const value = fields[name];
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? withoutQuotes(String(value)) : '';
  };
  for (const name of ['title', 'location', 'date', 'link']) {
    if (!field(name)) throw new ConversionError(`it has no ${name}`);
  }
  const endDate = field('endDate');
  const description = toMarkdown(body).trim();
  return {
    title: field('title'),
    location: field('location').replace(/^virtual\b/i, 'Online'),
    date: readDate(field('date')),
    ...(endDate && { endDate: readDate(endDate) }),
    link: field('link'),
    ...(description && { raw_content: `${description}\n` }),
  };
}

function withoutQuotes(text: string): string {
  return text
    .trim()
    .replaceAll(/^["'“”„‟‘’«»]+|["'“”„‟‘’«»]+$/g, '')
    .trim();
}

/** Normalizes a date and time to two-digit hours and seconds. */
function readDate(text: string): string {
  const date = text.replace(
    /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?/,
    (_, day: string, hour: string, minute: string, second = '00') => `${day}T${hour.padStart(2, '0')}:${minute}:${second}`,
  );
  try {
    parseEventTime(date);
    return date;
  } catch (error) {
    if (!(error instanceof EventTimeError)) throw error;
    throw new ConversionError(error.message);
  }
}

/** A converted event and the path of its source. */
export interface ConvertedEvent {
  path: string;
  record: EventRecord;
}

/**
 * Names the files of events by first day and place, with a number if both are the same.
 * @param events sorted by path, so that the numbers are stable
 * @returns the events by file name, and the duplicates with the path of the original
 */
export function nameEvents(events: readonly ConvertedEvent[]) {
  const named = new Map<string, ConvertedEvent>();
  const repeated: { path: string; other: string }[] = [];
  for (const event of events) {
    const same = [...named.values()].find(({ record }) => isDeepStrictEqual(record, event.record));
    if (same) {
      repeated.push({ path: event.path, other: same.path });
      continue;
    }
    const name = `${eventsFolder}/${dayAsWritten(event.record.date)}-${placeOf(event.record)}`;
    let file = `${name}.yml`;
    for (let number = 1; named.has(file); number += 1) file = `${name}-${number}.yml`;
    named.set(file, event);
  }
  return { named, repeated };
}

/** The city as a slug: `munchen` for "München, Germany". */
function placeOf({ location }: EventRecord): string {
  if (/^online\b/i.test(location)) return 'online';
  const [city = ''] = location.split(',');
  const plain = city
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'event';
}
