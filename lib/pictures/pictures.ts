import { tryContent } from '@/lib/content/try-content';
import type { Locale } from '@/lib/i18n/locales';
import { recordStandIn, sceneStandIn } from '@/lib/pictures/stand-ins/addresses';
import { imagesPath, isPictureHere, loadMedia, localPicturePath, type Media, type MediaPicture } from './media';

/** A picture as a page shows it: all that components/pictures/picture.tsx needs besides words and looks. */
export interface PictureSource {
  /** Its address: on this site when it has been downloaded, else on the media host; none when it has none that may be shown. */
  src?: string;
  /** The address of the drawing that is shown when the picture can't be. */
  standIn: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture's file: where it is, and what content/media.yml knows of it. */
export interface PictureFile {
  /** Where a visitor gets it. */
  href: string;
  /** As href, unless it is on a host that pages may not load pictures from. */
  src?: string;
  listed?: MediaPicture;
}

/** Thrown when a page names a picture that content/media.yml does not list: such a site does not build. */
export class UnknownPictureError extends Error {
  override name = 'UnknownPictureError';
}

/** What a page is laid out with when nobody knows how large a picture is, in pixels. */
const usualSizes = {
  logos: { width: 256, height: 256 },
  books: { width: 140, height: 175 },
  awards: { width: 200, height: 150 },
};

/** The host that pictures may be loaded from, besides this site; none while content/media.yml can't be read. */
export function mediaHost(): string | undefined {
  return tryContent(loadMedia)?.host;
}

/** Tells whether an address is one of a picture on the media host, which may also be the host of this site. */
export function isMediaAddress(address: string): boolean {
  const host = mediaHost();
  return host !== undefined && address.startsWith(host + imagesPath);
}

/**
 * Finds the file of a picture: on this site when it has been downloaded, else at its public address.
 * @param id its name in content/media.yml
 * @param address where its record says it is, for one that the list lacks: a path on the media host, or an address
 */
export function findPictureFile(media: Media, id: string, address = id): PictureFile {
  const listed = media.pictures.find((picture) => picture.id === id);
  const path = imagesPath + address.replace(/^\//, '').replace(/^images\//, '');
  const href = listed?.address ?? new URL(address.includes('://') ? address : path, media.host).href;
  const local = localPicturePath({ id, address: href });
  if (isPictureHere(local)) return { href: encodeURI(local), src: encodeURI(local), listed };
  return { href, src: new URL(href).origin === media.host ? href : undefined, listed };
}

/** How large a record's picture is, in pixels. */
export function sizeOf(folder: keyof typeof usualSizes, listed?: MediaPicture): { width: number; height: number } {
  const { width, height } = listed ?? usualSizes[folder];
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * Finds the picture of a book or an award.
 * @param file the name of the record's file
 * @param image the name of the picture's file
 */
export function recordPicture(folder: 'books' | 'awards', file: string, image: string): PictureSource {
  const media = tryContent(loadMedia);
  const found = media && findPictureFile(media, `${folder}/${image}`);
  return { src: found?.src, standIn: recordStandIn(folder, file), ...sizeOf(folder, found?.listed) };
}

/**
 * Finds a picture that a page shows: a logo, or a picture of the events, press and donate pages.
 * @param id its name in content/media.yml, such as `events/conferences/contributor_summit_sf.jpg`
 * @param locale the page's, for the label of the stand-in
 * @throws UnknownPictureError when the list has no such picture
 */
export function resolvePicture(id: string, locale: Locale): PictureSource {
  const media = tryContent(loadMedia);
  const found = media && findPictureFile(media, id);
  if (found && !found.listed) throw new UnknownPictureError(`content/media.yml has no picture "${id}".`);
  const logo = logoFolder(found?.listed ?? { id, address: '' });
  const standIn = logo ? recordStandIn('logos', logo) : sceneStandIn(id, locale);
  return { src: found?.src, standIn, ...sizeOf('logos', found?.listed) };
}

/** The record whose logo a picture is, under whatever name: `events/256.png` is the one of the online meetup. */
export function logoFolder({ id, address }: Pick<MediaPicture, 'id' | 'address'>): string | undefined {
  return /^logos\/([^/]+)\//.exec(id)?.[1] ?? /\/images\/logos\/([^/]+)\/[^/]+$/.exec(address)?.[1];
}
