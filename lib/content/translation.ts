import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { ContentError } from './content-error';
import { optionalText } from './fields';
import { reportInvalidRecords } from './invalid-records';
import { type LocalText, localText } from './local-text';
import { readContent } from './read-content';

/** The translatable part of a record: its English text by field. */
export interface TranslatableRecord<Texts extends Fields = Fields> {
  /** The record's key in translations, prefixed with its group if it has one, as in `labels/tools`. */
  id: string;
  texts: Texts;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The translations of records by record id and field. */
export type Translation = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A record's text in a locale; fields without English text are undefined. */
type LocalTexts<Texts extends Fields> = { [Field in keyof Texts]: LocalText | Extract<Texts[Field], undefined> };

/** Text by record and field, with optional groups of records. */
export const translationSchema = z.record(z.string(), z.unknown()).transform((file, context): Translation => {
  const records = new Map<string, Record<string, string>>();
  const visit = (value: object, path: string[]) => {
    const isGroup = Object.values(value).some(isMapping);
    if (!isGroup && path.length > 0) records.set(path.join('/'), {});
    for (const [key, child] of Object.entries(value)) {
      const record = records.get(path.join('/'));
      if (isMapping(child)) visit(child, [...path, key]);
      else if (record && (typeof child === 'string' || child === null)) {
        const { data = '', error } = optionalText.safeParse(child);
        record[key] = data;
        if (error) context.addIssue({ code: 'custom', path: [...path, key], message: `expected ${error.issues[0]?.message}` });
      } else {
        const found = JSON.stringify(child);
        const expected = record ? 'text' : 'a mapping';
        context.addIssue({ code: 'custom', path: [...path, key], message: `expected ${expected}, found ${found}` });
      }
    }
  };
  visit(file, []);
  return records;
});

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The file with a locale's translations. English has none, because the records are in English.
 * @param folder the folder of the records, or for a single file the folder of the same name, from the repository root
 */
export function translationFile(folder: string, locale: Locale): string {
  return `${folder}/translations/${locale}.yml`;
}

/**
 * Loads the translations of records; empty for English and for locales without a file. They are separate from the records, so
 * that an import can replace those. Invalid translations are reported, and their records are shown in English.
 * @param folder path from the repository root
 */
export function loadTranslation(folder: string, locale: Locale): Translation {
  if (!hasTranslation(folder, locale)) return noTranslation;
  try {
    return readContent(translationFile(folder, locale), translationSchema, ['**']);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reportInvalidRecords(error.problems);
    return noTranslation;
  }
}

const noTranslation: Translation = new Map();

function hasTranslation(folder: string, locale: Locale): boolean {
  return locale !== defaultLocale && existsSync(join(siteRoot(), translationFile(folder, locale)));
}

/** A record's texts in a locale: translated where possible, otherwise in English and marked as English. */
export function translateRecord<Texts extends Fields>(
  { id, texts }: TranslatableRecord<Texts>,
  translation: Translation,
  locale: Locale,
): LocalTexts<Texts> {
  const translated = locale === defaultLocale ? undefined : translation.get(id);
  const local = Object.entries(texts).map(([field, english]) => [
    field,
    english === undefined ? undefined : localText(translated?.[field], english, locale),
  ]);
  return Object.fromEntries(local) as LocalTexts<Texts>;
}

/**
 * Warnings about missing translations, and about translations of unknown records and fields.
 * @param records all translatable records
 */
export function translationGaps(folder: string, locale: Locale, records: readonly TranslatableRecord[]): string[] {
  const english = new Map<string, Set<string>>();
  for (const { id, texts } of records) {
    const fields = Object.keys(texts).filter((field) => texts[field] !== undefined);
    english.set(id, new Set([...(english.get(id) ?? []), ...fields]));
  }
  if (!hasTranslation(folder, locale)) {
    const hasText = [...english.values()].some(({ size }) => size > 0);
    return hasText ? ['the file does not exist: its records are shown in English'] : [];
  }

  const translation = loadTranslation(folder, locale);
  const missing = [...english].flatMap(([id, fields]) =>
    [...fields].filter((field) => !translation.get(id)?.[field]).map((field) => `${field} of "${id}"`),
  );
  const unknown = [...translation].flatMap(([id, texts]) => {
    const fields = english.get(id);
    if (!fields) return [`"${id}" is translated, but there is no such record`];
    return Object.keys(texts)
      .filter((field) => !fields.has(field))
      .map((field) => `the ${field} of "${id}" is translated, but the record has none`);
  });
  return [...unknown, ...(missing.length > 0 ? [`not translated, so shown in English: ${missing.join(', ')}`] : [])];
}
