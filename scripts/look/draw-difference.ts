import sharp from 'sharp';
import { type Difference, type Pixels, place } from './compare-pictures';

/** How many times larger the pictures are drawn than they are kept. */
const enlarged = 2;
const gap = 8;

/** A PNG file: what was expected, what is there, and that again with a mark on all that differs. */
export async function drawDifference(expected: Pixels, actual: Pixels, { places, columns }: Difference): Promise<Buffer> {
  const [width, height] = [actual.width * enlarged, actual.height * enlarged];
  const square = (x: number, y: number, tall: number) =>
    `<rect x="${x * place * enlarged}" y="${y * place * enlarged}" width="${place * enlarged}" height="${tall}"/>`;
  const marks = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#ff00ff" fill-opacity="0.5">${[
      ...places.map(({ column, row }) => square(column, row, place * enlarged)),
      ...columns.map((column) => square(column, 0, height)),
    ].join('')}</svg>`,
  );
  const draw = (pixels: Pixels) => sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
  const pictures = [
    await draw(expected).resize(width).png().toBuffer(),
    await draw(actual).resize(width).png().toBuffer(),
    await sharp(await draw(actual).resize(width).grayscale().png().toBuffer())
      .composite([{ input: marks }])
      .png()
      .toBuffer(),
  ];
  return sharp({ create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#808080' } })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toBuffer();
}
