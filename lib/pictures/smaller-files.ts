import { createHash } from 'node:crypto';
import { withBase } from '@/lib/i18n/base-path';
import { localPicturePath, type Media, type MediaPicture, pictureExists } from './media';

/** The maximum size of a slot for pictures, in CSS pixels; without a height it is as high as its picture. */
interface Slot {
  width: number;
  height?: number;
  /** The size on phones, if it is smaller there. */
  phone?: { width: number; height: number };
}

/**
 * The maximum size of pictures by kind, which is the first folder of their ids: in the usual layout, and enlarged. Must match the
 * components' style sheets.
 */
const slots: Record<string, { usual: Slot; large: Slot }> = {
  // An enlarged logo uses the original file: listing smaller ones for every logo would bloat the page. On phones, pictures are
  // 122 px high; with less, those with a device pixel ratio of 3 choose the file for desktops, which is half as large as the next one.
  logos: sameWhenEnlarged({ width: 392, height: 256, phone: { width: 130, height: 85 } }),
  books: sameWhenEnlarged({ width: 224 }),
  awards: sameWhenEnlarged({ width: 280, height: 280 }),
  press: sameWhenEnlarged({ width: 164 }),
  sponsors: sameWhenEnlarged({ width: 360, height: 64 }),
};
const photos = { usual: { width: 672 }, large: { width: 1344 } };

/** How a page shows a picture: in the usual layout or enlarged. */
export type ShownSize = 'usual' | 'large';

/**
 * Encodings of the smaller files, in order of preference. Any change here regenerates them. A higher effort than 2 takes five
 * times as long for files that are only 4% smaller.
 */
export const encodings = [
  { format: 'avif', options: { quality: 45, effort: 2 } },
  { format: 'webp', options: { quality: 78 } },
] as const;

/** In bytes. Lighter pictures get no smaller files, which might even turn out larger. */
const minOriginalBytes = 5_000;

/** A resized and re-encoded copy of a picture. */
export interface SmallerFile {
  /** Its path below public/, next to the original. */
  path: string;
  /** In pixels. */
  width: number;
  format: (typeof encodings)[number]['format'];
}

/** The smaller files of a picture, for the `<picture>` element of components/pictures/picture.tsx. */
export interface SmallerSources {
  /** Attributes of `<source>`, the lightest format first. */
  sources: readonly { type: string; srcSet: string; sizes: string }[];
  /** Size of the original, in pixels. */
  width: number;
  height: number;
}

/**
 * The original that smaller files are made from. For a logo that is its largest file, because its smaller one is a copy. SVG and
 * GIF files have none.
 * @param id the picture's id in content/media.yml
 */
function pictureForSmaller(media: Media, id: string): MediaPicture | undefined {
  const folder = /^logos\/[^/]+\//.exec(id)?.[0];
  const same = media.pictures.filter((picture) => (folder ? picture.id.startsWith(folder) : picture.id === id));
  const [largest] = same
    .filter(({ format }) => format === 'PNG' || format === 'JPEG')
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.bytes >= minOriginalBytes ? largest : undefined;
}

/** All originals that smaller files are made from. */
export function picturesForSmaller(media: Media): MediaPicture[] {
  return [...new Set(media.pictures.flatMap(({ id }) => pictureForSmaller(media, id) ?? []))];
}

/** The smaller files of a picture for every layout, at device pixel ratios of 1 and 2. */
export function smallerFiles(picture: MediaPicture): SmallerFile[] {
  const { usual, large } = slotsOf(picture);
  return filesOf(picture, [...new Set([usual, large].flatMap((slot) => widthsAt(picture, slot)))]);
}

/**
 * The alternatives to a picture's original file.
 * @param id the picture's id in content/media.yml
 * @returns undefined unless all of its smaller files exist
 */
export function smallerSources(media: Media, id: string, shown: ShownSize = 'usual'): SmallerSources | undefined {
  const picture = pictureForSmaller(media, id);
  if (!picture) return undefined;
  const slot: Slot = slotsOf(picture)[shown];
  const widths = widthsAt(picture, slot);
  const onPhone = slot.phone && `(width < 600px) ${widthsAt(picture, slot.phone)[0]}px, `;
  const files = filesOf(picture, widths);
  if (!files.every(({ path }) => pictureExists(path))) return undefined;
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

/** Whether a file is a smaller copy of a picture, made with the current settings or earlier ones. */
export function isSmallerFile(picture: MediaPicture, path: string): boolean {
  const stem = stemOf(picture);
  return path.startsWith(`${stem}.`) && /^\.[0-9a-f]{8}-\d+\.(avif|webp)$/.test(path.slice(stem.length));
}

/** The file names contain a hash of the original and the settings, so that outdated files are never used. */
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

function slotsOf({ id }: MediaPicture) {
  return slots[id.split('/')[0] ?? ''] ?? photos;
}

/** The widths of a picture for device pixel ratios of 1 and 2: it fits into its slot and is never enlarged. */
function widthsAt({ width, height }: MediaPicture, slot: Slot): number[] {
  const shown = Math.min(slot.width, ((slot.height ?? height) * width) / height);
  return [...new Set([1, 2].map((pixels) => Math.round(Math.max(1, Math.min(shown * pixels, width)))))];
}

function sameWhenEnlarged(slot: Slot) {
  return { usual: slot, large: slot };
}
