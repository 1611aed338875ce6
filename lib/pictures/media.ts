// biome-ignore lint/style/noRestrictedImports: only checks whether pictures have been downloaded.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { picturePath, secureOrigin, shortText } from '@/lib/content/fields';
import { maxPictureSide } from '@/lib/content/limits';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import { siteRoot } from '@/lib/environment/environment.mjs';
import type { Locale } from '@/lib/i18n/locales';

export const mediaFile = 'content/media.yml';
const mediaFolder = 'content/media';

/** Folder of the pictures on the media host. */
export const imagesPath = '/images/';

const positive = z.number().positive();
const side = positive.max(maxPictureSide, `a number of at most ${maxPictureSide}`);

const pictureSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z]+(\/[\w.-]{0,199}\w)+$/, 'a folder and a file name such as logos/actor/256.png')
    .describe('logos/<record>/<file>, books/<file>, awards/<file>, or another folder such as events/'),
  title: shortText.optional().describe('for photos: what the placeholder says'),
  translate: z.boolean().optional().describe('true if the title needs translations'),
  address: picturePath.describe('public address, below /images/ of host'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 value of 64 hexadecimal digits')
    .describe('checksum of the file'),
  bytes: positive.int().describe('size of the file'),
  width: side.describe('in pixels; for an SVG without a size, its viewBox'),
  height: side.describe('in pixels; for an SVG without a size, its viewBox'),
  format: z.enum(['PNG', 'JPEG', 'GIF', 'SVG']).describe('whatever the file name says'),
});

const mediaSchema = z
  .object({
    host: secureOrigin.describe('host that pages may load pictures from'),
    pictures: z.array(pictureSchema).describe('all pictures'),
  })
  .superRefine(({ host, pictures }, context) => {
    const ids = new Set<string>();
    const contents = new Map<string, string>();
    pictures.forEach(({ id, address, sha256 }, index) => {
      const addIssue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['pictures', index, field], message });
      if (ids.has(id)) addIssue('id', `expected each picture once, found "${id}" a second time`);
      if (!address.startsWith(host + imagesPath)) {
        addIssue('address', `expected an address below ${host}${imagesPath}, found "${address}"`);
      }
      if (contents.has(address) && contents.get(address) !== sha256) {
        addIssue('sha256', 'expected the same value as another picture with this address, found a different one');
      }
      ids.add(id);
      contents.set(address, sha256);
    });
  });

export type Media = z.output<typeof mediaSchema>;
export type MediaPicture = Media['pictures'][number];

export const mediaCollection = defineCollection({
  file: mediaFile,
  schema: mediaSchema,
  records: ['pictures.*'],
  count: ({ pictures }) => pictures.length,
  translationFolder: mediaFolder,
  translatable: ({ pictures }) => pictures.map(translatable),
});

/** The list of official pictures. */
export const loadMedia = mediaCollection.load;

/** The text of a picture's placeholder in a locale. */
export function pictureTitle(picture: MediaPicture, locale: Locale): string {
  const translation = loadTranslation(mediaFolder, locale);
  const { title } = translateRecord(translatable(picture), translation, locale);
  return title?.text ?? picture.title ?? picture.id;
}

function translatable({ id, title, translate }: MediaPicture) {
  return { id, texts: { title: translate ? title : undefined } };
}

/** The folder of static files. */
export function publicFolder(): string {
  return join(siteRoot(), 'public');
}

/**
 * The path of a downloaded picture. Logos are in a folder of /logos/ named after their record (docs/behavior.md, Artwork);
 * others have the same path as on the media host.
 * @returns a site-relative path, not percent-encoded
 */
export function localPicturePath({ id, address }: Pick<MediaPicture, 'id' | 'address'>): string {
  if (id.startsWith('logos/')) return `/${id}`;
  return decodeURI(new URL(address).pathname).replace(/^\/images\/logos\//, '/logos/');
}

/**
 * Whether a picture has been downloaded.
 * @param path its site-relative path
 */
export function pictureExists(path: string): boolean {
  return existsSync(join(publicFolder(), path));
}
