import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { localPicturePath, type Media, type MediaPicture, publicFolder } from '@/lib/pictures/media';
import { measurePicture } from '@/scripts/shared/measure-picture';

/** A file listed in content/media.yml. Pictures with the same address share one file. */
export interface MediaFile extends Pick<MediaPicture, 'address' | 'sha256' | 'bytes'> {
  /** Its path below public/, which is also its URL path. */
  path: string;
}

/** The kinds of pictures in content/media.yml: the first folders of their ids, such as logos, books and events. */
export function mediaKinds({ pictures }: Media): string[] {
  return [...new Set(pictures.map(kindOf))];
}

/** The pictures of some kinds in content/media.yml. */
export function picturesOf({ pictures }: Media, kinds: readonly string[]): MediaPicture[] {
  return pictures.filter((picture) => kinds.includes(kindOf(picture)));
}

/** The files of pictures, without duplicates. */
export function mediaFiles(pictures: readonly MediaPicture[]): MediaFile[] {
  const files = pictures.map((picture): MediaFile => ({ ...picture, path: localPicturePath(picture) }));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function kindOf({ id }: MediaPicture): string {
  return id.split('/')[0] ?? id;
}

/** The path of a downloaded file. */
export function fileOnDisk({ path }: Pick<MediaFile, 'path'>): string {
  return join(publicFolder(), path);
}

/**
 * The path of an incomplete download. It contains a hash of the target path, because files with the same content may be
 * downloaded at the same time.
 */
export function partOnDisk({ path, sha256 }: Pick<MediaFile, 'path' | 'sha256'>): string {
  const place = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(siteRoot(), '.cache/media', `${sha256}-${place}.part`);
}

/** How a downloaded file compares with content/media.yml. */
export type FileState = 'right' | 'missing' | 'wrong';

/** Compares the size and checksum of the file at a path with the expected ones. */
export async function stateOf({ bytes, sha256 }: MediaFile, path: string): Promise<FileState> {
  const size = sizeOnDisk(path);
  if (size === undefined) return 'missing';
  return size === bytes && (await checksum(path)) === sha256 ? 'right' : 'wrong';
}

/** What content/media.yml says wrong about a picture that is downloaded. */
export function listedWrong(picture: MediaPicture): string[] {
  const measured = measurePicture(readFileSync(fileOnDisk({ path: localPicturePath(picture) })));
  if (!measured) return ['the file is not a PNG, JPEG, GIF or SVG picture: remove it from the list'];
  return (['format', 'width', 'height'] as const)
    .filter((field) => !isSame(picture[field], measured[field]))
    .map((field) => `the list says ${field} ${picture[field]}, but the file has ${measured[field]}: correct the list`);
}

/** Whether a value is right; an import rounds the sides of an SVG. */
function isSame(listed: string | number, measured: string | number): boolean {
  return typeof listed === 'number' && typeof measured === 'number' ? Math.abs(listed - measured) < 1 : listed === measured;
}

/** The size of a file in bytes; undefined if it does not exist. */
export function sizeOnDisk(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** The SHA-256 checksum of a file, in hexadecimal digits. */
export async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
