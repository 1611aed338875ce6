import { z } from 'zod';
import { defineFolder, linksOf } from '@/lib/content/define-collection';
import { lastSegment, optionalLink, optionalPicturePath, optionalText, picturePath, shortText } from '@/lib/content/fields';
import type { WithFileName } from '@/lib/content/record-folder';
import type { Locale } from '@/lib/i18n/locales';

export const logosFolder = 'content/logos';

/** A logo in the Jenkins project's format. */
const logoSchema = z.looseObject({
  name: shortText.describe('name of the logo, which is translated'),
  url: picturePath.describe('the full-size picture; only the file name counts'),
  url_256: optionalPicturePath.describe('the picture about 256 pixels high'),
  vector: optionalPicturePath.describe('the picture as SVG'),
  credit: optionalText.describe('who made it'),
  credit_url: optionalLink.describe('address of who made it'),
  source: optionalText.describe('what it is made from'),
  source_url: optionalLink.describe('address of what it is made from'),
});

export type Logo = WithFileName<z.output<typeof logoSchema>>;

/** The translatable name of a logo; translations are keyed by its file name. */
export function translatableLogo({ file, name }: Pick<Logo, 'file' | 'name'>) {
  return { id: file, texts: { name } };
}

export const logoCollection = defineFolder({
  folder: logosFolder,
  schema: logoSchema,
  consequence: (file) => `Error loading logo ${file}`,
  pages: ['artwork'],
  upstream: 'content/_data/logo',
  links: (logos) =>
    logos.flatMap(({ file, credit_url, source_url }) => linksOf([credit_url, source_url].map((link) => ({ name: file, link })))),
  pictures: (logos) =>
    logos.flatMap(({ file, url, url_256, vector }) =>
      [url, url_256, vector].flatMap((address) => (address ? [{ id: logoPictureId(file, address), usedBy: file }] : [])),
    ),
  translatable: (logos) => logos.map(translatableLogo),
});

/**
 * The logo variations, sorted by name. Invalid ones are logged and skipped (docs/behavior.md, Artwork).
 * @throws ContentError when no logo is valid
 */
export function loadLogos(locale: Locale): Logo[] {
  return sortLogos(logoCollection.load(), locale);
}

/**
 * The id of a logo's picture in content/media.yml: the record's name and the picture's file name, whatever folder `address` has
 * (docs/behavior.md, Artwork).
 */
export function logoPictureId(file: string, address: string): string {
  return `logos/${file}/${lastSegment(address)}`;
}

/** Sorts by name, in the collation order of a locale. */
export function sortLogos<T extends { name: string }>(logos: readonly T[], locale: Locale): T[] {
  return [...logos].sort((a, b) => a.name.localeCompare(b.name, locale));
}
