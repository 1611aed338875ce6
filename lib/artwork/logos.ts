import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { lastSegment, optionalLink, optionalPicturePath, optionalText, picturePath, text } from '@/lib/content/fields';
import { logProblem } from '@/lib/content/log-problem';
import { readAllRecords, readRecords, type WithFileName } from '@/lib/content/record-folder';
import type { Locale } from '@/lib/i18n/locales';

export const logosFolder = 'content/logos';

/** The Jenkins project's own logo record. */
const logoSchema = z.looseObject({
  name: text,
  /** The full-size picture. */
  url: picturePath,
  /** The picture about 256 pixels high. */
  url_256: optionalPicturePath,
  /** The picture as SVG. */
  vector: optionalPicturePath,
  credit: optionalText,
  credit_url: optionalLink,
  source: optionalText,
  source_url: optionalLink,
});

export type Logo = WithFileName<z.output<typeof logoSchema>>;

/**
 * The logo variations by name. Broken ones are logged and skipped (docs/behavior.md, Artwork).
 * @throws ContentError when no logo can be read
 */
export function loadLogos(locale: Locale): Logo[] {
  const { records, failures } = readRecords(logosFolder, logoSchema);
  if (records.length === 0) throw new ContentError(failures.flatMap(({ error }) => error.problems));
  for (const { file, error } of failures) logProblem(`Error loading logo ${file}: ${error.message}`);
  return sortLogos(records, locale);
}

/**
 * All logos, for `npm run check:content`.
 * @throws ContentError when any file is invalid
 */
export function loadEveryLogo(): Logo[] {
  return readAllRecords(logosFolder, logoSchema);
}

/**
 * A logo picture's name in content/media.yml: its file name in a folder named after its record, wherever the
 * record says it is (docs/behavior.md, Artwork).
 */
export function logoPictureId(file: string, address: string): string {
  return `logos/${file}/${lastSegment(address)}`;
}

/** Compares by name, in the order of a locale. */
export function sortLogos<T extends { name: string }>(logos: readonly T[], locale: Locale): T[] {
  return [...logos].sort((a, b) => a.name.localeCompare(b.name, locale));
}
