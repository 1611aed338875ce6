import { logProblem } from '@/lib/content/log-problem';
import { tryContent } from '@/lib/content/try-content';
import { withBase } from '@/lib/i18n/base-path';
import type { Locale } from '@/lib/i18n/locales';
import {
  imagesPath,
  loadMedia,
  localPicturePath,
  type Media,
  type MediaPicture,
  mediaFile,
  pictureExists,
  pictureTitle,
} from './media';
import { placeholderFor } from './placeholder';
import { type RecordFolder, recordFolders } from './record-folders';
import { type ShownSize, type SmallerSources, smallerSources } from './smaller-files';

/** A picture for components/pictures/picture.tsx. */
export interface PictureSource {
  /** URL on this site if downloaded, otherwise on the media host; undefined if the Content-Security-Policy blocks it. */
  src?: string;
  /** Smaller files of the picture, if they exist. */
  sources?: SmallerSources['sources'];
  /** URL of its placeholder. */
  placeholder: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture's file and its entry in content/media.yml. */
export interface PictureFile {
  /** The URL to link to. */
  href: string;
  /** Like `href`, but undefined if the Content-Security-Policy blocks it. */
  src?: string;
  listed?: MediaPicture;
}

/**
 * URL prefixes on other hosts that pages may load pictures from, which the Content-Security-Policy allows too. Empty if
 * content/media.yml can't be read.
 */
export function pictureFolders(media = tryContent(loadMedia)): string[] {
  return media ? [media.host + imagesPath] : [];
}

/** Whether a URL is below one of the `pictureFolders`. */
export function isMediaAddress(address: string, media?: Media): boolean {
  return pictureFolders(media).some((folder) => address.startsWith(folder));
}

/**
 * Finds the file of a picture: on this site if it has been downloaded, otherwise at its public URL.
 * @param id the picture's id in content/media.yml
 * @param address the address in its record, used if it is not in that file: a path on the media host, or a full URL
 */
export function findPictureFile(media: Media, id: string, address = id): PictureFile {
  const listed = media.pictures.find((picture) => picture.id === id);
  const path = imagesPath + address.replace(/^\//, '').replace(/^images\//, '');
  const href = listed?.address ?? new URL(address.includes('://') ? address : path, media.host).href;
  const local = localPicturePath({ id, address: href });
  if (pictureExists(local)) {
    const address = withBase(encodeURI(local));
    return { href: address, src: address, listed };
  }
  return { href, src: isMediaAddress(href, media) ? href : undefined, listed };
}

/**
 * Builds the source of a picture from its file.
 * @param folder the kind of record, for the size of a picture that is not listed
 * @param placeholder URL of the placeholder
 */
export function pictureSource(
  media: Media,
  file: PictureFile,
  folder: RecordFolder,
  placeholder: string,
  shown?: ShownSize,
): PictureSource {
  const { src, listed } = file;
  // Spread rather than set to undefined: props are sent twice, in the HTML and in the RSC payload.
  const smaller = listed && smallerSources(media, listed.id, shown);
  return { src, placeholder, ...sizeOf(folder, listed), ...smaller };
}

/** Size of a record's picture, in pixels. */
export function sizeOf(folder: RecordFolder, listed?: MediaPicture): { width: number; height: number } {
  const { width, height } = listed ?? recordFolders[folder];
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * Finds the picture of a book or an award.
 * @param record its file name and title, and the picture's file name
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
 * Finds a picture by id, for components/pictures/listed-picture.tsx.
 * @param id the picture's id in content/media.yml, such as `events/conferences/contributor_summit_sf.jpg`
 * @param locale the page's locale, for the text of a placeholder
 * @returns undefined after logging it, if the list has no such picture; `npm run check:content` reports where it is used
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

/** The record of a logo, which may be listed under another id, such as `press/jenkins.svg`. */
function logoFolder({ id, address }: Pick<MediaPicture, 'id' | 'address'>): string | undefined {
  return /^logos\/([^/]+)\//.exec(id)?.[1] ?? /\/images\/logos\/([^/]+)\/[^/]+$/.exec(address)?.[1];
}
