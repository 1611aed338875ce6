import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { exceptionsFile } from '@/scripts/check-messages/exceptions';
import { countOf } from '@/scripts/shared/count-of';
import { UsageError } from '@/scripts/shared/parse-options.mjs';
import { flattenMessages, type Messages } from './compare-messages';
import { isIn } from './overview';
import { messagesFile, readOwnMessages } from './read-messages';
import { matchesFile, readMatches, writeMatches } from './translation-state';

/**
 * Renames a message or a group, or moves it to another group, in every language. Its translations stay as up to date as they are.
 * Within a group it keeps its place; in another one it comes last.
 * @param from the key of a message or a group
 * @returns what was changed, one line per file
 * @throws UsageError if the new key exists, is in the old one, or is below a message
 */
export function moveMessages(from: string, to: string): string[] {
  if (isIn(to, from)) throw new UsageError(`${to} is ${from} or in it.`);
  const moved = locales.flatMap((locale) => {
    const messages = readOwnMessages(locale);
    if (valueAt(messages, to) !== undefined) throw new UsageError(`${messagesFile(locale)} has ${to} already.`);
    const parents = to.split('.').slice(0, -1);
    const text = parents
      .map((_, index) => parents.slice(0, index + 1).join('.'))
      .find((key) => typeof valueAt(messages, key) === 'string');
    if (text) throw new UsageError(`${text} is a message, so ${to} can't be in it.`);
    const value = valueAt(messages, from);
    return value === undefined ? [] : [{ locale, messages: withMoved(messages, from, to, value), count: countIn(value) }];
  });
  for (const { locale, messages } of moved) write(messagesFile(locale), `${JSON.stringify(messages, null, 2)}\n`);
  return [
    ...moved.map(({ locale, count }) => `${messagesFile(locale)}: ${countOf(count, 'message')} moved.`),
    ...moved.flatMap(({ locale }) => moveMatches(locale, from, to)),
    ...moveExceptions(from, to),
    `If code uses ${from}, correct it: npm run typecheck names it, and npm run check:messages what is left in \`blocks\` and \`values\`.`,
  ];
}

function valueAt(messages: Messages, key: string): string | Messages | undefined {
  return key
    .split('.')
    .reduce<string | Messages | undefined>((value, name) => (typeof value === 'object' ? value[name] : undefined), messages);
}

function countIn(value: string | Messages): number {
  return typeof value === 'string' ? 1 : flattenMessages(value).size;
}

function withMoved(messages: Messages, from: string, to: string, value: string | Messages): Messages {
  const [before, after] = [from.split('.'), to.split('.')];
  const [name = '', newName = ''] = [before.at(-1), after.at(-1)];
  const isSameGroup = before.slice(0, -1).join('.') === after.slice(0, -1).join('.');
  if (!isSameGroup) return withValue(withoutValue(messages, before), after, value);
  return changedAt(messages, before.slice(0, -1), (group) =>
    Object.fromEntries(Object.entries(group).map(([key, child]) => [key === name ? newName : key, child])),
  );
}

/** Changes a group; a missing one is created. */
function changedAt(messages: Messages, path: readonly string[], change: (group: Messages) => Messages): Messages {
  const [name, ...rest] = path;
  if (name === undefined) return change(messages);
  const child = messages[name];
  return { ...messages, [name]: changedAt(typeof child === 'object' ? child : {}, rest, change) };
}

function withValue(messages: Messages, path: readonly string[], value: string | Messages): Messages {
  return changedAt(messages, path.slice(0, -1), (group) => ({ ...group, [path.at(-1) ?? '']: value }));
}

/** Removes a value, and the groups that are empty without it. */
function withoutValue(messages: Messages, path: readonly string[]): Messages {
  const rest = changedAt(messages, path.slice(0, -1), (group) =>
    Object.fromEntries(Object.entries(group).filter(([key]) => key !== path.at(-1))),
  );
  const group = valueAt(rest, path.slice(0, -1).join('.'));
  return path.length > 1 && typeof group === 'object' && Object.keys(group).length === 0
    ? withoutValue(rest, path.slice(0, -1))
    : rest;
}

function moveMatches(locale: Locale, from: string, to: string): string[] {
  const matches = [...readMatches(locale)];
  const isMoved = ([key]: (typeof matches)[number]) => isIn(key, from);
  if (locale === defaultLocale || !matches.some(isMoved)) return [];
  writeMatches(locale, new Map(matches.map((entry) => (isMoved(entry) ? [to + entry[0].slice(from.length), entry[1]] : entry))));
  return [`${matchesFile(locale)}: ${countOf(matches.filter(isMoved).length, 'record')} moved.`];
}

/** Exceptions name messages, or groups with a dot at the end. */
function moveExceptions(from: string, to: string): string[] {
  const text = readFileSync(join(siteRoot(), exceptionsFile), 'utf8');
  const changed = text.replace(/^( *(?:- )?key: )(\S+)$/gm, (line, start: string, key: string) =>
    isIn(key, from) ? start + to + key.slice(from.length) : line,
  );
  if (changed === text) return [];
  write(exceptionsFile, changed);
  return [`${exceptionsFile}: its exceptions moved.`];
}

function write(file: string, text: string): void {
  writeFileSync(join(siteRoot(), file), text);
}
