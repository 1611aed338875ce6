import { logProblem } from '@/lib/content/log-problem';
import { tryContent } from '@/lib/content/try-content';
import { withBase } from '@/lib/i18n/base-path';
import type { Locale } from '@/lib/i18n/locales';
import {
  imagesPath,
  isPictureHere,
  loadMedia,
  localPicturePath,
  type Media,
  type MediaPicture,
  mediaFile,
  pictureTitle,
} from './media';
import { placeholderFor } from './placeholder';
import { type RecordFolder, recordFolders } from './record-folders';
import { type ShownSize, type SmallerSources, smallerSources } from './smaller-files';

/** A picture for components/pictures/picture.tsx. */
export interface PictureSource {
  /** Its address: on this site if it has been downloaded, otherwise on the media host; missing if it may not be loaded. */
  src?: string;
  /** The same picture in smaller files, if they are here. */
  sources?: SmallerSources['sources'];
  /** The address of its placeholder. */
  placeholder: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture's file and what content/media.yml knows about it. */
export interface PictureFile {
  /** The address for visitors. */
  href: string;
  /** Like href, but missing on hosts that pages may not load pictures from. */
  src?: string;
  listed?: MediaPicture;
}

/** The other host that pages may load pictures from; undefined while content/media.yml can't be read. */
export function mediaHost(): string | undefined {
  return tryContent(loadMedia)?.host;
}

/** Whether an address is that of a picture on the media host, which may also be this site's own host. */
export function isMediaAddress(address: string): boolean {
  const host = mediaHost();
  return host !== undefined && address.startsWith(host + imagesPath);
}

/**
 * Finds the file of a picture: on this site if it has been downloaded, otherwise at its public address.
 * @param id its name in content/media.yml
 * @param address the address in its record, for a picture that is not in the list: a path on the media host, or a
 *   full address
 */
export function findPictureFile(media: Media, id: string, address = id): PictureFile {
  const listed = media.pictures.find((picture) => picture.id === id);
  const path = imagesPath + address.replace(/^\//, '').replace(/^images\//, '');
  const href = listed?.address ?? new URL(address.includes('://') ? address : path, media.host).href;
  const local = localPicturePath({ id, address: href });
  if (isPictureHere(local)) {
    const address = withBase(encodeURI(local));
    return { href: address, src: address, listed };
  }
  return { href, src: new URL(href).origin === media.host ? href : undefined, listed };
}

/**
 * How a page shows a picture.
 * @param folder the kind of a picture whose size is not known
 * @param placeholder its address
 */
export function pictureSource(
  media: Media,
  file: PictureFile,
  folder: RecordFolder,
  placeholder: string,
  shown?: ShownSize,
): PictureSource {
  const { src, listed } = file;
  // A page that offers none says nothing of them: every word of it travels twice.
  const smaller = listed && smallerSources(media, listed.id, shown);
  return { src, placeholder, ...sizeOf(folder, listed), ...smaller };
}

/** The size of a record's picture, in pixels. */
export function sizeOf(folder: RecordFolder, listed?: MediaPicture): { width: number; height: number } {
  const { width, height } = listed ?? recordFolders[folder];
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * Finds the picture of a book or an award.
 * @param record its file name, its title, and the picture's file name
 */
export function recordPicture(
  folder: Exclude<RecordFolder, 'logos'>,
  { file, title, image = '' }: { file: string; title: string; image?: string },
): PictureSource {
  const media = tryContent(loadMedia);
  const placeholder = placeholderFor(`${folder}/${file}`, title);
  if (!media) return { placeholder, ...sizeOf(folder) };
  return pictureSource(media, findPictureFile(media, `${folder}/${image}`), folder, placeholder);
}

/**
 * Finds a picture that a page shows: a logo, or a picture of the events, press and donate pages. Pages show it with
 * components/pictures/listed-picture.tsx, which says in place what is missing.
 * @param id its name in content/media.yml, such as `events/conferences/contributor_summit_sf.jpg`
 * @param locale the page's locale, for the name in a placeholder
 * @returns undefined when the list has no such picture, which is logged; `npm run check:content` names the place
 */
export function resolvePicture(id: string, locale: Locale, shown?: ShownSize): PictureSource | undefined {
  const media = tryContent(loadMedia);
  const found = media && findPictureFile(media, id);
  if (found && !found.listed) {
    logProblem(`${mediaFile} has no picture "${id}".`);
    return undefined;
  }
  const listed = found?.listed;
  const logo = logoFolder(listed ?? { id, address: '' });
  const drawing = logo ? `logos/${logo}` : id.replace(/\.\w+$/, '');
  const placeholder = placeholderFor(drawing, logo ?? (listed ? pictureTitle(listed, locale) : id));
  return found ? pictureSource(media, found, 'logos', placeholder, shown) : { placeholder, ...sizeOf('logos') };
}

/** The record of a logo, which may be listed under another name: `events/256.png` is the online meetup's. */
function logoFolder({ id, address }: Pick<MediaPicture, 'id' | 'address'>): string | undefined {
  return /^logos\/([^/]+)\//.exec(id)?.[1] ?? /\/images\/logos\/([^/]+)\/[^/]+$/.exec(address)?.[1];
}
