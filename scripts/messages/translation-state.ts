import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteRoot } from '@/lib/environment/environment.mjs';
import type { Locale } from '@/lib/i18n/locales';

/**
 * How a translation relates to its English message: `current`, if both are recorded as a match; `stale`, if the English has changed
 * since; or `unconfirmed` in all other cases, until somebody confirms it with `npm run messages -- --done`.
 */
type TranslationState = 'current' | 'stale' | 'unconfirmed';

/** Fingerprints of a message and of a translation that matched it. */
export interface Match {
  english: string;
  translation: string;
}

/** The recorded matches of a locale by key. A key can have several, after a merge of branches. */
export type Matches = ReadonlyMap<string, readonly Match[]>;

/** The path of a locale's file of fingerprints from the repository's root. */
export function matchesFile(locale: Locale): string {
  return `messages/translated/${locale}.txt`;
}

/** Compares a message and its translation with the recorded matches. */
export function translationState(english: string, translation: string, matches: readonly Match[] = []): TranslationState {
  const own = matchOf(english, translation);
  const withEnglish = matches.filter((match) => match.english === own.english);
  const withTranslation = matches.filter((match) => match.translation === own.translation);
  if (withEnglish.some((match) => withTranslation.includes(match))) return 'current';
  return withEnglish.length === 0 && withTranslation.length > 0 ? 'stale' : 'unconfirmed';
}

/** The match to record for a message and its translation. */
export function matchOf(english: string, translation: string): Match {
  return { english: fingerprint(english), translation: fingerprint(translation) };
}

/** The fingerprints of the English texts that a translation was made from. */
export function sourcesOf(translation: string, matches: readonly Match[] = []): string[] {
  const own = fingerprint(translation);
  return matches.filter((match) => match.translation === own).map(({ english }) => english);
}

/** A short hash that ignores case, white space and the style of quotation marks, because such changes don't affect translations. */
export function fingerprint(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(/['‘’]/g, "'").replace(/["“”]/g, '"');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** Reads the recorded matches of a locale; empty if there is no file. Malformed lines are ignored. */
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

/** Writes the matches of a locale, one per line and sorted by key, so that git can merge branches. */
export function writeMatches(locale: Locale, matches: Matches): void {
  const path = join(siteRoot(), matchesFile(locale));
  const lines = [...matches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, own]) => own.map(({ english, translation }) => `${key} ${english} ${translation}\n`));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, header + lines.join(''));
}
