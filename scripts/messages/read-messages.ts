import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import { type Locale, locales } from '@/lib/i18n/locales';
import type english from '@/messages/en.json';
import { MessagesError, parseMessages } from './parse-messages';

/** The text and the parsed content of each file when it was last read. */
const lastRead = new Map<Locale, { text: string; messages: typeof english }>();

/** The file of a locale's words, from the repository's root. */
export function messagesFile(locale: Locale): string {
  return `messages/${locale}.json`;
}

export function readMessagesText(locale: Locale): string {
  return readFileSync(join(siteRoot(), messagesFile(locale)), 'utf8');
}

/** The messages of a locale. They are parsed again only when the file has changed, so don't modify them. */
export function readMessages(locale: Locale): typeof english {
  const text = readMessagesText(locale);
  const last = lastRead.get(locale);
  if (last?.text === text) return last.messages;
  const messages = parseMessages(messagesFile(locale), text) as typeof english;
  lastRead.set(locale, { text, messages });
  return messages;
}

/** What is wrong with the files of messages that are not JSON, one line for each; nothing that imports them can be loaded then. */
export function brokenMessages(): string[] {
  return locales.flatMap((locale) => {
    try {
      readMessages(locale);
      return [];
    } catch (error) {
      if (!(error instanceof MessagesError)) throw error;
      return [error.message];
    }
  });
}
