import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { optionalText } from './fields';
import { readTranslation } from './translation';

const wordsSchema = z.looseObject({ description: optionalText, quote: optionalText });
const translationSchema = z.record(z.string(), wordsSchema);

/** The words of a folder's records in another language, by the name of the record's file. */
export type RecordTranslation = z.output<typeof translationSchema>;

/** Where the words of a folder's records in a locale are; English has none, its words are the records' own. */
export function recordTranslationFile(folder: string, locale: Locale): string {
  return `${folder}/translations/${locale}.yml`;
}

/**
 * The words of a folder's records in a locale. The records are the Jenkins project's own and in
 * English; the translations lie beside them, so that they can be replaced without touching them.
 */
export function loadRecordTranslation(folder: string, locale: Locale): RecordTranslation {
  return readTranslation(recordTranslationFile(folder, locale), locale, translationSchema);
}
