import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { jenkinsMark } from '@/lib/icons/jenkins-mark';
import { loadMedia, localPicturePath, type MediaPicture, mediaFile } from '@/lib/pictures/media';

await makePictures(process.argv[2] ?? '');

/**
 * Writes a picture for each entry of content/media.yml into a copy of the site (npm test -- pictures), and updates the checksums. Each shows the
 * butler in a different color, in the size and format of the official picture.
 * @param copy the folder of the copy
 */
async function makePictures(copy: string): Promise<void> {
  const media = loadMedia();
  const butler = await sharp(Buffer.from(jenkinsMark()), { density: 300 }).resize({ height: 1024 }).png().toBuffer();
  const pictures: MediaPicture[] = [];
  for (const picture of media.pictures) {
    const content = picture.format === 'SVG' ? drawSvg(picture) : await draw(butler, picture);
    const path = join(copy, 'public', localPicturePath(picture));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    pictures.push({ ...picture, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length });
  }
  writeFileSync(join(copy, mediaFile), JSON.stringify({ ...media, pictures }, null, 2));
}

/** Gives the butler the size of the picture. */
function drawSvg({ width, height }: MediaPicture): Buffer {
  return Buffer.from(jenkinsMark().replace('<svg ', `<svg width="${width}" height="${height}" `));
}

/** Draws the butler on a transparent background; JPEG, which has no transparency, gets a colored one. */
async function draw(butler: Buffer, { address, width, height, format }: MediaPicture): Promise<Buffer> {
  // Derived from the address, because pictures with the same address share one file.
  const hue = createHash('sha256').update(address).digest().readUInt16BE() % 360;
  const drawn = sharp(butler).modulate({ hue }).resize(width, height, { fit: 'contain', background: '#0000' });
  if (format === 'JPEG')
    return drawn
      .flatten({ background: { r: hue % 256, g: 140, b: 160 } })
      .jpeg()
      .toBuffer();
  return drawn.toFormat(format === 'GIF' ? 'gif' : 'png').toBuffer();
}
