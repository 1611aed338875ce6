import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import type english from '@/messages/en.json';

/** The words of a locale, as the file has them. */
export function readMessages(locale: Locale): typeof english {
  return JSON.parse(readFileSync(join(siteRoot(), 'messages', `${locale}.json`), 'utf8'));
}
