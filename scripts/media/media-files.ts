import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { siteRoot } from '@/lib/content/read-content';
import { loadMedia, localPicturePath, publicFolder } from '@/lib/pictures/media';

/** A file that content/media.yml lists; pictures with the same address are one file. */
export interface MediaFile {
  /** Its path below public/, as in the site's addresses. */
  path: string;
  /** The folder of the picture's id: logos, books, awards, events ... */
  kind: string;
  address: string;
  sha256: string;
  bytes: number;
}

/** The kinds of pictures that content/media.yml has. */
export function mediaKinds(): string[] {
  return [...new Set(loadMedia().pictures.map(({ id }) => kindOf(id)))];
}

/**
 * The files to have, each once.
 * @param only the kinds that are wanted; none means all
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

/** Where a file lies on this computer. */
export function fileOnDisk(file: MediaFile): string {
  return join(publicFolder(), file.path);
}

/** Where a download lies until it is complete. Pictures at different addresses may have the same content, and come at the same time. */
export function partOnDisk({ path, sha256 }: Pick<MediaFile, 'path' | 'sha256'>): string {
  const place = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(siteRoot(), '.cache/media', `${sha256}-${place}.part`);
}

/** How a file on this computer compares with the list. */
export type FileState = 'right' | 'missing' | 'wrong';

/** Compares size and checksum of the file at a path with the list. */
export async function stateOf({ bytes, sha256 }: MediaFile, path: string): Promise<FileState> {
  const size = sizeOnDisk(path);
  if (size === undefined) return 'missing';
  return size === bytes && (await checksum(path)) === sha256 ? 'right' : 'wrong';
}

/** The size of a file in bytes; undefined when there is none. */
export function sizeOnDisk(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** The SHA-256 value of a file, in hexadecimal digits. */
export async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
