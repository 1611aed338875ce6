import { isDeepStrictEqual } from 'node:util';
import { ContentError, describeAll } from '@/lib/content/content-error';
import { parseYaml } from '@/lib/content/parse-yaml';
import { EventTimeError, parseEventTime } from '@/lib/events/event-time';
import { eventsFolder } from '@/lib/events/events';
import { isMapping } from './is-mapping';
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

/** Why a file can't be converted. */
export class ConversionError extends Error {
  override name = 'ConversionError';
}

/**
 * Converts an event of the Jenkins project: YAML between two lines of three hyphens, and below them its description in
 * AsciiDoc. Typographic quotes around values go, hours get two digits and times their seconds, and a virtual event is an
 * online one.
 * @throws ConversionError when the front matter can't be read, or lacks a title, a place, a link or a date that can be read
 */
export function convertEvent(path: string, text: string): EventRecord {
  const [, front, body = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (front === undefined) throw new ConversionError('it has no front matter between two lines of three hyphens');
  const fields = readFields(path, front);
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

function readFields(path: string, front: string): Readonly<Record<string, unknown>> {
  try {
    const fields = parseYaml(path, front);
    if (isMapping(fields)) return fields;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ConversionError(describeAll(error.problems));
  }
  throw new ConversionError('its front matter is no mapping');
}

function withoutQuotes(text: string): string {
  return text
    .trim()
    .replaceAll(/^["'“”„‟‘’«»]+|["'“”„‟‘’«»]+$/g, '')
    .trim();
}

/** Writes an hour with two digits and a time with seconds. */
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

/** What was converted from one file. */
export interface ConvertedEvent {
  path: string;
  record: EventRecord;
}

/**
 * Names the files of events by first day and place; a further event of the same day and place gets a number.
 * @param events in the order of their paths, so that the numbers are the same each time
 * @returns the name of each file with its event, and the events that are there twice, with the path of the other
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
    const name = `${eventsFolder}/${dayOf(event.record)}-${placeOf(event.record)}`;
    let file = `${name}.yml`;
    for (let number = 1; named.has(file); number += 1) file = `${name}-${number}.yml`;
    named.set(file, event);
  }
  return { named, repeated };
}

function dayOf({ date }: EventRecord): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? new Date(Number(date)).toISOString().slice(0, 10);
}

/** The city in a-z, digits and hyphens: `munchen` of München, Germany. */
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
