import { parseYaml } from '@/lib/content/parse-yaml';
import { contentFiles, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { messageLines } from '@/scripts/messages/parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from '@/scripts/messages/read-messages';
import { type PlainText, plainTexts } from './plain-text';

/** A text that visitors read: a message, or a field of a record's translation. */
export interface Text {
  locale: Locale;
  /** The file, as a path from the repository's root; the line, from 1; and the key in it. */
  file: string;
  line: number;
  key: string;
  /** The text in the file, including tags. */
  source: string;
  /** The English message, if this is a translation of one. */
  english?: string;
  /** The text without tags, one for each plural form. */
  plain: readonly PlainText[];
}

/**
 * Reads every message and every translated text in content/. Malformed messages are skipped; the comparison with English reports
 * them.
 * @throws MessagesError if a message file is not JSON
 * @throws ContentError if a translation file can't be read
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

/** The translation files of records. */
function translationFiles(): { file: string; locale: Locale }[] {
  return contentFiles().flatMap((file) => {
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
