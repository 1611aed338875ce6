import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@/lib/content/parse-yaml';
import { readContentText, siteRoot } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { messageLines } from '@/scripts/messages/parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from '@/scripts/messages/read-messages';
import { type PlainText, plainTexts } from './plain-text';

/** A text that visitors read: a message, or a word of a record's translation. */
export interface Text {
  locale: Locale;
  /** Its file from the repository's root, its line from 1, and its place in it. */
  file: string;
  line: number;
  key: string;
  /** What stands in the file. */
  source: string;
  /** The same message in English, if this is the message of another locale. */
  english?: string;
  /** What visitors read: one for each form of its plurals, at least one. */
  plain: readonly PlainText[];
}

/**
 * Every message and every translated text of content/. A message that is malformed is left out; the comparison with English
 * names it.
 * @throws MessagesError when a file of messages is not JSON
 * @throws ContentError when a file of translations can't be read
 */
export function readTexts(): Text[] {
  return [...locales.flatMap(messagesOf), ...translationFiles().flatMap(translationsOf)];
}

function messagesOf(locale: Locale): Text[] {
  const file = messagesFile(locale);
  const lineOf = messageLines(readMessagesText(locale));
  const english = flattenMessages(readOwnMessages(defaultLocale));
  return [...flattenMessages(readOwnMessages(locale))].flatMap(([key, source]) => {
    const plain = readPlain(source);
    const original = locale === defaultLocale ? undefined : english.get(key);
    return plain ? [{ locale, file, line: lineOf(key) ?? 1, key, source, english: original, plain }] : [];
  });
}

function readPlain(message: string): PlainText[] | undefined {
  try {
    return plainTexts(message);
  } catch {
    return undefined;
  }
}

/** The files with translations of records. */
function translationFiles(): { file: string; locale: Locale }[] {
  return readdirSync(join(siteRoot(), 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((file) => {
      const locale = /\/translations\/([^/]+)\.yml$/.exec(file)?.[1];
      return isLocale(locale) ? [{ file, locale }] : [];
    });
}

function translationsOf({ file, locale }: { file: string; locale: Locale }): Text[] {
  const yaml = readContentText(file);
  const found = textsIn(parseYaml(file, yaml));
  const places = yamlPlaces(
    yaml,
    found.map(({ path }) => path),
  );
  return found.map(({ path, text }, index) => {
    const plain = [{ text: text.replace(/<[^>]*>/g, ''), links: [] }];
    return { locale, file, line: places[index]?.line ?? 1, key: path.join('.'), source: text, plain };
  });
}

function textsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]));
}
