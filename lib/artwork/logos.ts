import { z } from 'zod';
import { lastSegment, optionalLink, optionalPicturePath, optionalText, picturePath, shortText } from '@/lib/content/fields';
import { readRecords, type WithFileName } from '@/lib/content/record-folder';
import type { Locale } from '@/lib/i18n/locales';

export const logosFolder = 'content/logos';

/** The Jenkins project's own logo record. */
const logoSchema = z.looseObject({
  name: shortText,
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

/** The translatable name of a logo; translations are keyed by the name of its file. */
export function translatableLogo({ file, name }: Pick<Logo, 'file' | 'name'>) {
  return { id: file, texts: { name } };
}

/**
 * The logo variations by name. Broken ones are logged and skipped (docs/behavior.md, Artwork).
 * @throws ContentError when no logo can be read
 */
export function loadLogos(locale: Locale): Logo[] {
  return sortLogos(readRecords(logosFolder, logoSchema, { consequence: (file) => `Error loading logo ${file}` }), locale);
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
