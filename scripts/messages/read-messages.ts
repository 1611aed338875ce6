import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { withEnglish } from '@/lib/i18n/fallback-messages';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import type english from '@/messages/en.json';
import type { Messages } from './compare-messages';
import { MessagesError, parseMessages } from './parse-messages';

/** Cached files: their bytes and parsed messages. */
const lastRead = new Map<Locale, { bytes: Buffer; messages: Messages }>();

/** Cached merges with the English messages. */
const lastMerged = new Map<Locale, { own: Messages; source: typeof english; messages: typeof english }>();

/** The path of a locale's messages from the repository's root. */
export function messagesFile(locale: Locale): string {
  return `messages/${locale}.json`;
}

export function readMessagesText(locale: Locale): string {
  return readBytes(locale).toString();
}

function readBytes(locale: Locale): Buffer {
  return readFileSync(join(siteRoot(), messagesFile(locale)));
}

/** The messages of a locale as its pages use them, with English fallbacks. The result is cached: don't modify it. */
export function readMessages(locale: Locale): typeof english {
  const source = readOwnMessages(defaultLocale) as typeof english;
  if (locale === defaultLocale) return source;
  const own = readOwnMessages(locale);
  const last = lastMerged.get(locale);
  if (last?.own === own && last.source === source) return last.messages;
  const messages = withEnglish(own, source);
  lastMerged.set(locale, { own, source, messages });
  return messages;
}

/** The messages in a locale's file. The result is cached until the file changes: don't modify it. */
export function readOwnMessages(locale: Locale): Messages {
  const bytes = readBytes(locale);
  const last = lastRead.get(locale);
  if (last && bytes.equals(last.bytes)) return last.messages;
  const messages = parseMessages(messagesFile(locale), bytes.toString()) as Messages;
  lastRead.set(locale, { bytes, messages });
  return messages;
}

/** The errors of message files that are not JSON, one line each. Modules that import such a file can't be loaded. */
export function brokenMessages(): string[] {
  return locales.flatMap((locale) => {
    try {
      readOwnMessages(locale);
      return [];
    } catch (error) {
      if (!(error instanceof MessagesError)) throw error;
      return [error.message];
    }
  });
}
