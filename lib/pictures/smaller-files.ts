import { createHash } from 'node:crypto';
import { withBase } from '@/lib/i18n/base-path';
import { isPictureHere, localPicturePath, type Media, type MediaPicture } from './media';

/** The size of a place in CSS pixels; a place without a height is as high as its picture. */
interface Place {
  width: number;
  height?: number;
  /** Where a phone shows it smaller, the size there. */
  phone?: { width: number; height: number };
}

/**
 * How large pages show the pictures of a kind at most (the folder of their ids), as the style sheets beside the components say:
 * usually, and where a picture is looked at by itself.
 */
const places: Record<string, { usual: Place; large: Place }> = {
  // Opened large, a logo is the original: the addresses of smaller files would travel with the page for all of them. A phone with
  // three pixels for each of CSS takes the file of a desktop.
  logos: alike({ width: 304, height: 224, phone: { width: 104, height: 74 } }),
  books: alike({ width: 110 }),
  awards: alike({ width: 88, height: 88 }),
  press: alike({ width: 164 }),
  sponsors: alike({ width: 360, height: 64 }),
};
const photos = { usual: { width: 672 }, large: { width: 1344 } };

/** The part of a page that shows a picture: the usual one, or one that shows it large. */
export type ShownSize = 'usual' | 'large';

/**
 * How the smaller files are encoded, in the order in which browsers shall choose; they are made again when this changes. More effort
 * than 2 takes five times as long for files that are 4 % lighter.
 */
export const encodings = [
  { format: 'avif', options: { quality: 45, effort: 2 } },
  { format: 'webp', options: { quality: 78 } },
] as const;

/** Of a lighter picture there are no smaller files, in bytes: they could even be heavier. */
const worthwhile = 5_000;

/** A file with a picture at a size and in a format in which pages show it. */
export interface SmallerFile {
  /** Its path below public/, beside the picture's own. */
  path: string;
  /** In pixels. */
  width: number;
  format: (typeof encodings)[number]['format'];
}

/** The smaller files of a picture, as components/pictures/picture.tsx offers them to browsers. */
export interface SmallerSources {
  /** Attributes of `<source>`, the lightest format first. */
  sources: readonly { type: string; srcSet: string; sizes: string }[];
  /** The size of the picture that they were made from, in pixels. */
  width: number;
  height: number;
}

/**
 * The picture that smaller files are made from when a page shows a picture of content/media.yml: for a logo its largest one, of which
 * its smaller one is a copy; drawings and animations need none.
 * @param id the name of the picture that is shown
 */
function pictureForSmaller(media: Media, id: string): MediaPicture | undefined {
  const folder = /^logos\/[^/]+\//.exec(id)?.[0];
  const same = media.pictures.filter((picture) => (folder ? picture.id.startsWith(folder) : picture.id === id));
  const [largest] = same
    .filter(({ format }) => format === 'PNG' || format === 'JPEG')
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.bytes >= worthwhile ? largest : undefined;
}

/** The pictures that smaller files are made of, each once. */
export function picturesForSmaller(media: Media): MediaPicture[] {
  return [...new Set(media.pictures.flatMap(({ id }) => pictureForSmaller(media, id) ?? []))];
}

/** The files of a picture for every place that shows it, at one and two pixels of the screen for each of CSS. */
export function smallerFiles(picture: MediaPicture): SmallerFile[] {
  const { usual, large } = placesOf(picture);
  return filesOf(picture, [...new Set([usual, large].flatMap((place) => widthsAt(picture, place)))]);
}

/**
 * What a page offers browsers beside a picture's own file.
 * @param id its name in content/media.yml
 * @returns undefined unless all of its smaller files are here
 */
export function smallerSources(media: Media, id: string, shown: ShownSize = 'usual'): SmallerSources | undefined {
  const picture = pictureForSmaller(media, id);
  if (!picture) return undefined;
  const place: Place = placesOf(picture)[shown];
  const widths = widthsAt(picture, place);
  const onPhone = place.phone && `(width < 600px) ${widthsAt(picture, place.phone)[0]}px, `;
  const files = filesOf(picture, widths);
  if (!files.every(({ path }) => isPictureHere(path))) return undefined;
  return {
    sources: encodings.map(({ format }) => ({
      type: `image/${format}`,
      srcSet: files
        .filter((file) => file.format === format)
        .map(({ path, width }) => `${withBase(encodeURI(path))} ${width}w`)
        .join(', '),
      sizes: `${onPhone ?? ''}min(100vw, ${widths[0]}px)`,
    })),
    width: Math.round(picture.width),
    height: Math.round(picture.height),
  };
}

/** Whether a file, in the folder of a picture, was made from it: now or earlier. */
export function isSmallerFile(picture: MediaPicture, path: string): boolean {
  const stem = stemOf(picture);
  return path.startsWith(`${stem}.`) && /^\.[0-9a-f]{8}-\d+\.(avif|webp)$/.test(path.slice(stem.length));
}

/** The names tell from what and how the files were made, so that those of another picture or other settings are none of them. */
function filesOf(picture: MediaPicture, widths: readonly number[]): SmallerFile[] {
  const key = createHash('sha256')
    .update(picture.sha256 + JSON.stringify(encodings))
    .digest('hex')
    .slice(0, 8);
  return widths.flatMap((width) =>
    encodings.map(({ format }) => ({ path: `${stemOf(picture)}.${key}-${width}.${format}`, width, format })),
  );
}

function stemOf(picture: MediaPicture): string {
  return localPicturePath(picture).replace(/\.\w+$/, '');
}

function placesOf({ id }: MediaPicture) {
  return places[id.split('/')[0] ?? ''] ?? photos;
}

/** The widths of a picture that is seen whole in a place and never enlarged, for one and two pixels of the screen. */
function widthsAt({ width, height }: MediaPicture, place: Place): number[] {
  const shown = Math.min(place.width, ((place.height ?? height) * width) / height);
  return [...new Set([1, 2].map((pixels) => Math.round(Math.max(1, Math.min(shown * pixels, width)))))];
}

function alike(place: Place) {
  return { usual: place, large: place };
}
