import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { ContentError } from './content-error';
import { optionalText } from './fields';
import { reportInvalidRecords } from './invalid-records';
import { type LocalText, localText } from './local-text';
import { readContent, siteRoot } from './read-content';

/** The translatable part of a record: its English texts by field, without those that are the same in every language. */
export interface TranslatableRecord<Words extends Fields = Fields> {
  /** The record's key in translations, preceded by the group in its file if there is one, as in `labels/tools`. */
  id: string;
  texts: Words;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The translations of records by record id and field. */
export type Translation = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A record's texts in a locale; fields missing in English are missing here too. */
type LocalTexts<Words extends Fields> = { [Field in keyof Words]: LocalText | Extract<Words[Field], undefined> };

/** Texts by record and field, or groups of those. */
const translationSchema = z.record(z.string(), z.unknown()).transform((file, context): Translation => {
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
 * The file with the translations of records: in the folder of the records, or for a file of records in the folder
 * with the same name. English has none, because the records are in English.
 * @param folder path from the repository's root
 */
export function translationFile(folder: string, locale: Locale): string {
  return `${folder}/translations/${locale}.yml`;
}

/**
 * Loads the translations of records. They are separate from the records, which may be the Jenkins project's own,
 * so that those can be replaced without touching the translations. English has none, and neither has a locale
 * without a file.
 * What is broken in it is reported, and shown in English.
 * @param folder path from the repository's root
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
export function translateRecord<Words extends Fields>(
  { id, texts }: TranslatableRecord<Words>,
  translation: Translation,
  locale: Locale,
): LocalTexts<Words> {
  const translated = locale === defaultLocale ? undefined : translation.get(id);
  const local = Object.entries(texts).map(([field, english]) => [
    field,
    english === undefined ? undefined : localText(translated?.[field], english, locale),
  ]);
  return Object.fromEntries(local) as LocalTexts<Words>;
}

/**
 * What an editor forgot: records, or fields of records, without a translation, and translations of what is not there.
 * @param records every record that can be translated
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
    if (!fields) return [`"${id}" is translated, and there is no such record`];
    return Object.keys(texts)
      .filter((field) => !fields.has(field))
      .map((field) => `the ${field} of "${id}" is translated, and the record has none`);
  });
  return [...unknown, ...(missing.length > 0 ? [`not translated, and shown in English: ${missing.join(', ')}`] : [])];
}
