import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { loadMedia, localPicturePath, publicFolder } from '@/lib/pictures/media';

/** A file listed in content/media.yml. Pictures with the same address share one file. */
export interface MediaFile {
  /** Its path below public/, which is also its URL path. */
  path: string;
  /** The folder of the picture's id: logos, books, awards, events ... */
  kind: string;
  address: string;
  sha256: string;
  bytes: number;
}

/** The kinds of pictures in content/media.yml. */
export function mediaKinds(): string[] {
  return [...new Set(loadMedia().pictures.map(({ id }) => kindOf(id)))];
}

/**
 * The files in content/media.yml, without duplicates.
 * @param only the kinds to include; empty means all
 */
export function mediaFiles(only: readonly string[]): MediaFile[] {
  const files = new Map<string, MediaFile>();
  for (const picture of loadMedia().pictures) {
    const { id, address, sha256, bytes } = picture;
    const path = localPicturePath(picture);
    if (only.length > 0 && !only.includes(kindOf(id))) continue;
    if (!files.has(path)) files.set(path, { path, kind: kindOf(id), address, sha256, bytes });
  }
  return [...files.values()];
}

function kindOf(id: string): string {
  return id.split('/')[0] ?? id;
}

/** The path of a downloaded file. */
export function fileOnDisk(file: MediaFile): string {
  return join(publicFolder(), file.path);
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
