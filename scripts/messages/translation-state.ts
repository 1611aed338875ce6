import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Whether a translation says what the English says: `current`; `stale`, when the English has changed since; `unconfirmed`, when
 * both have, or nothing is known; then a person says that they fit, with `npm run messages -- --done`.
 */
export type TranslationState = 'current' | 'stale' | 'unconfirmed';

/** Fingerprints of a message and of its translation at a time when they said the same. */
export interface Match {
  english: string;
  translation: string;
}

/** What is known of a locale's translations, by key. Two branches may each have confirmed a message. */
export type Matches = ReadonlyMap<string, readonly Match[]>;

/** The file with the fingerprints of a locale, from the repository's root. */
export function matchesFile(locale: Locale): string {
  return `messages/translated/${locale}.txt`;
}

/** Compares a message and its translation with what is known of them. */
export function translationState(english: string, translation: string, matches: readonly Match[] = []): TranslationState {
  const [source, own] = [fingerprint(english), fingerprint(translation)];
  if (matches.some((match) => match.english === source)) return 'current';
  return matches.some((match) => match.translation === own) ? 'stale' : 'unconfirmed';
}

/** Whether exactly this message and this translation are known to fit. */
export function isRecorded(english: string, translation: string, matches: readonly Match[] = []): boolean {
  const [source, own] = [fingerprint(english), fingerprint(translation)];
  return matches.some((match) => match.english === source && match.translation === own);
}

/** What is known when a message and its translation fit now. */
export function matchOf(english: string, translation: string): Match {
  return { english: fingerprint(english), translation: fingerprint(translation) };
}

/** Enough to notice another wording: letters' case and the kinds of spaces and quotation marks are none. */
function fingerprint(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(/['‘’]/g, "'").replace(/["“”]/g, '"');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** What is known of a locale's translations: nothing if there is no file. Lines that are none of ours are passed over. */
export function readMatches(locale: Locale): Matches {
  const path = join(siteRoot(), matchesFile(locale));
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const matches = new Map<string, Match[]>();
  for (const [, key = '', english = '', translation = ''] of text.matchAll(/^(\S+) ([0-9a-f]{8}) ([0-9a-f]{8})$/gm)) {
    matches.set(key, [...(matches.get(key) ?? []), { english, translation }]);
  }
  return matches;
}

const header = `# Which English each translation was made from: a fingerprint of the message, and one of its translation.
# \`npm run messages -- --done\` writes this file; git joins the lines of two branches.
`;

/** Writes what is known of a locale's translations, a line for each key in alphabetical order, so that git can join branches. */
export function writeMatches(locale: Locale, matches: Matches): void {
  const path = join(siteRoot(), matchesFile(locale));
  const lines = [...matches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, own]) => own.map(({ english, translation }) => `${key} ${english} ${translation}\n`));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, header + lines.join(''));
}
