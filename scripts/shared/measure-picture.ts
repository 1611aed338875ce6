import { imageSize } from 'image-size';
import type { MediaPicture } from '@/lib/pictures/media';

/** What content/media.yml says about a file. The sides of an SVG may have fractions. */
export type Measures = Pick<MediaPicture, 'format' | 'width' | 'height'>;

/** Formats by their names in the `image-size` package. */
const formats: Readonly<Record<string, MediaPicture['format']>> = { png: 'PNG', jpg: 'JPEG', gif: 'GIF', svg: 'SVG' };

/**
 * Measures a picture without decoding it.
 * @returns undefined if it isn't a PNG, JPEG, GIF or SVG picture
 */
export function measurePicture(bytes: Uint8Array): Measures | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const format = formats[type];
    return format && width && height ? { format, width, height } : undefined;
  } catch {
    // Thrown for files that are not pictures.
    return undefined;
  }
}
