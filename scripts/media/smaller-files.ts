import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { localPicturePath, type MediaPicture, publicFolder } from '@/lib/pictures/media';
import { encodings, isSmallerFile, type SmallerFile, smallerFiles } from '@/lib/pictures/smaller-files';
import { SourceError } from '@/scripts/data/source-error';
import { partOnDisk } from './media-files';

/** The smaller versions of a picture that do not exist yet. */
export function missingSmallerFiles(picture: MediaPicture): SmallerFile[] {
  return smallerFiles(picture).filter(({ path }) => !existsSync(onDisk(path)));
}

/**
 * Makes smaller versions of a downloaded picture. As with downloads, public/ never contains a partial file.
 * @throws SourceError if the picture can't be decoded
 */
export async function makeSmallerFiles(picture: MediaPicture, files: readonly SmallerFile[]): Promise<void> {
  const original = onDisk(localPicturePath(picture));
  for (const { path, width, format } of files) {
    const options = encodings.find((encoding) => encoding.format === format)?.options;
    const part = partOnDisk({ path, sha256: picture.sha256 });
    await mkdir(dirname(part), { recursive: true });
    try {
      await sharp(original).autoOrient().resize({ width }).toFormat(format, options).toFile(part);
    } catch (error) {
      throw new SourceError(`can't be resized (${error instanceof Error ? error.message : error})`);
    }
    await rename(part, onDisk(path));
  }
}

/**
 * Removes files that were made from earlier versions of pictures or with other settings.
 * @param pictures all pictures that need smaller versions
 */
export async function removeOldSmallerFiles(pictures: readonly MediaPicture[]): Promise<void> {
  const wanted = new Set(pictures.flatMap((picture) => smallerFiles(picture).map(({ path }) => path)));
  for (const picture of pictures) {
    const folder = posix.dirname(localPicturePath(picture));
    const names = existsSync(onDisk(folder)) ? await readdir(onDisk(folder)) : [];
    const paths = names.map((name) => posix.join(folder, name));
    const old = paths.filter((path) => isSmallerFile(picture, path) && !wanted.has(path));
    await Promise.all(old.map((path) => rm(onDisk(path))));
  }
}

function onDisk(path: string): string {
  return join(publicFolder(), path);
}
