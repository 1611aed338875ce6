import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { plainTexts } from '@/scripts/check-messages/plain-text';
import { countOf } from '@/scripts/shared/count-of';
import { flattenMessages } from './compare-messages';
import { messagesFile, readOwnMessages } from './read-messages';
import { type Matches, matchesFile, matchOf, readMatches, sourcesOf, translationState, writeMatches } from './translation-state';

/** The kinds of work for a translator. */
export const kinds = {
  missing: 'missing, so shown in English',
  stale: 'stale: the English has changed since',
  unconfirmed: 'unconfirmed: new or changed',
  same: 'identical to the English',
  long: 'more than 1.6 times as long as the English',
} as const;

export type Kind = keyof typeof kinds;

/** The kinds that are listed without `--only`, the shortest list first. The others are to review once. */
export const openKinds: readonly Kind[] = ['stale', 'unconfirmed', 'missing'];

/** A message to translate or review. */
export interface Entry {
  key: string;
  english: string;
  /** Undefined if the locale lacks it. */
  translation?: string;
  /** Of a stale translation, the fingerprints of the English texts that it was made from. */
  madeFrom?: readonly string[];
}

/** Longer translations may not fit the layout. */
const maxRatio = 1.6;

/**
 * Lists the work in a locale.
 * @param locale any except English
 */
export function overviewOf(locale: Locale): Record<Kind, Entry[]> {
  const matches = readMatches(locale);
  const found: Record<Kind, Entry[]> = { missing: [], stale: [], unconfirmed: [], same: [], long: [] };
  for (const entry of entriesOf(locale)) {
    const { key, english, translation } = entry;
    if (translation === undefined) {
      found.missing.push(entry);
      continue;
    }
    const state = translationState(english, translation, matches.get(key));
    if (state === 'stale') found.stale.push({ ...entry, madeFrom: sourcesOf(translation, matches.get(key)) });
    else if (state !== 'current') found[state].push(entry);
    if (translation === english) found.same.push(entry);
    else if (lengthOf(translation) > maxRatio * lengthOf(english)) found.long.push(entry);
  }
  return found;
}

/** The number of visible characters in the longest form of a message. */
function lengthOf(message: string): number {
  try {
    return Math.max(...plainTexts(message).map(({ text }) => text.length));
  } catch {
    // Malformed, which the comparison with English reports.
    return message.length;
  }
}

function entriesOf(locale: Locale): Entry[] {
  const own = flattenMessages(readOwnMessages(locale));
  return [...flattenMessages(readOwnMessages(defaultLocale))].map(([key, english]) => ({
    key,
    english,
    translation: own.get(key),
  }));
}

/** Whether a key is that of a message or group, or in the group. */
export function isIn(key: string, group: string): boolean {
  return key === group || key.startsWith(`${group}.`);
}

/**
 * Records that translations match the current English, and removes the records of messages without a translation.
 * @param keys messages or groups; if empty, every message that is not stale
 * @returns the number of recorded translations, and the keys whose records were removed
 */
export function confirmTranslations(locale: Locale, keys: readonly string[]): { confirmed: number; removed: string[] } {
  const matches = new Map(readMatches(locale));
  const entries = entriesOf(locale);
  let confirmed = 0;
  for (const { key, english, translation } of entries) {
    if (translation === undefined) continue;
    const state = translationState(english, translation, matches.get(key));
    const isMeant = keys.length > 0 ? keys.some((group) => isIn(key, group)) : state !== 'stale';
    if (!isMeant || state === 'current') continue;
    matches.set(key, [matchOf(english, translation)]);
    confirmed += 1;
  }
  const removed = untranslatedKeys(matches, entries);
  for (const key of removed) matches.delete(key);
  writeMatches(locale, matches);
  return { confirmed, removed };
}

/** The recorded messages that have no translation any more. */
function untranslatedKeys(matches: Matches, entries: readonly Entry[]): string[] {
  const translated = new Set(entries.flatMap(({ key, translation }) => (translation === undefined ? [] : [key])));
  return [...matches.keys()].filter((key) => !translated.has(key));
}

/** Warnings for a locale's translators, one line for each kind of work. */
export function translationWarnings(locale: Locale): string[] {
  const { stale, unconfirmed } = overviewOf(locale);
  const file = messagesFile(locale);
  const gone = untranslatedKeys(readMatches(locale), entriesOf(locale));
  const toConfirm = `npm run messages -- --done ${locale}`;
  const warnings: [found: readonly unknown[], warning: (count: number) => string][] = [
    [
      stale,
      (count) =>
        `${file}: ${countOf(count, 'stale translation')}, because the English changed. To list: npm run messages -- ${locale}`,
    ],
    [unconfirmed, (count) => `${file}: ${countOf(count, 'new or changed translation')}. To confirm: ${toConfirm}`],
    [gone, () => `${matchesFile(locale)}: no translation of ${gone.join(', ')}. To remove: ${toConfirm}`],
  ];
  return warnings.flatMap(([{ length }, warning]) => (length > 0 ? [warning(length)] : []));
}
