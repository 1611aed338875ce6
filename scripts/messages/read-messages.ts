import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import type english from '@/messages/en.json';

/** The text and the parsed content of each file when it was last read. */
const lastRead = new Map<Locale, { text: string; messages: typeof english }>();

/** The words of a locale, as the file has them. They are parsed again only when the file has changed: leave them as they are. */
export function readMessages(locale: Locale): typeof english {
  const text = readFileSync(join(siteRoot(), 'messages', `${locale}.json`), 'utf8');
  const last = lastRead.get(locale);
  if (last?.text === text) return last.messages;
  const messages: typeof english = JSON.parse(text);
  lastRead.set(locale, { text, messages });
  return messages;
}
