import type { Sharp } from 'sharp';

/** Pixels of red, green and blue, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Where two pictures differ; both lists are empty if they look the same. */
export interface Difference {
  /** Places with a color that the other picture has neither there nor a little above or below. */
  places: Place[];
  /** Columns of places that are lighter or darker as a whole, from the left, as something stands elsewhere. */
  columns: number[];
}

interface Place {
  column: number;
  row: number;
}

// The limits were measured (docs/decisions/look.md).

/** The side of a place in pixels of a reduced picture. The letters of a text in it become a gray. */
export const place = 6;
/** How many places a color may move up or down: what stands above may have a line or two more. */
const reach = 4;
/** A color is another one if a channel differs by more, of 255: the gray of a text depends on its words. */
const otherColor = 80;
/** A few places may have another color: a word that breaks elsewhere, an icon that another entry has. */
const otherPlaces = 6;
/** A column is another one if a channel of its mean differs by more. */
const otherColumn = 9;

/** Decodes a picture. */
export async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Compares what two pictures show by and large: their colors and where they stand, but not what is written there.
 * @throws RangeError if their sizes differ
 */
export function comparePictures(expected: Pixels, actual: Pixels): Difference {
  if (expected.width !== actual.width || expected.height !== actual.height) {
    throw new RangeError(
      `The pictures have different sizes: ${expected.width} × ${expected.height} and ${actual.width} × ${actual.height}.`,
    );
  }
  const before = placesOf(expected);
  const after = placesOf(actual);
  const places = before.flatMap((row, y) =>
    row.flatMap((_, x) => (isMissing(before, after, x, y) || isMissing(after, before, x, y) ? [{ column: x, row: y }] : [])),
  );
  const means = columnMeans(after);
  const columns = columnMeans(before).flatMap((mean, x) => (distance(mean, means[x] ?? mean) > otherColumn ? [x] : []));
  return { places: places.length > otherPlaces ? places : [], columns };
}

type Color = readonly [number, number, number];

/** The mean color of each place. */
function placesOf({ width, height, data }: Pixels): Color[][] {
  return Array.from({ length: Math.floor(height / place) }, (_, row) =>
    Array.from({ length: Math.floor(width / place) }, (_, column) => {
      const sums: [number, number, number] = [0, 0, 0];
      for (let y = row * place; y < (row + 1) * place; y += 1) {
        for (let x = column * place; x < (column + 1) * place; x += 1) {
          const start = (y * width + x) * 3;
          for (const channel of [0, 1, 2] as const) sums[channel] += data[start + channel] ?? 0;
        }
      }
      return mean(sums, place * place);
    }),
  );
}

function mean([red, green, blue]: Color, count: number): Color {
  return [red / count, green / count, blue / count];
}

function distance(one: Color, other: Color): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

/** Whether the color of a place is nowhere near it in the other picture. */
function isMissing(from: Color[][], to: Color[][], x: number, y: number): boolean {
  const color = from[y]?.[x];
  if (!color) return false;
  const near = to.slice(Math.max(0, y - reach), y + reach + 1);
  return near.every((row) => distance(color, row[x] ?? color) > otherColor);
}

function columnMeans(places: Color[][]): Color[] {
  return (places[0] ?? []).map((_, x) => {
    const column = places.map((row) => row[x] ?? ([0, 0, 0] as const));
    const sum = column.reduce<Color>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
    return mean(sum, places.length);
  });
}
