import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { logoPictureId, logosFolder } from '@/lib/artwork/logos';
import { supporterPictureId, supportersFile } from '@/lib/community/supporters';
import { ContentError } from '@/lib/content/content-error';
import { parseYaml } from '@/lib/content/parse-yaml';
import { readContentText } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { imagesPath, loadMedia, mediaFile } from '@/lib/pictures/media';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { measurePicture } from '@/scripts/shared/measure-picture';
import type { Checkout } from './checkout';
import { isMapping } from './is-mapping';
import type { Taken } from './upstream-files';

/** The folder of the checkout whose files are published below /images/. */
export const imagesFolder = 'content/images';

/** A picture that a record refers to. */
interface Named {
  id: string;
  /** Its path below the folder of pictures. */
  path: string;
}

/**
 * Adds pictures of imported records to content/media.yml, so that they can be downloaded. Existing entries stay unchanged, because
 * editors may have edited them.
 * @returns undefined if there is nothing to add, or content/media.yml can't be read
 */
export function listPictures(taken: readonly Taken[], checkout: Checkout): Taken | undefined {
  const media = tryContent(loadMedia);
  if (!media) return undefined;
  const { host, pictures } = media;
  const listed = new Set(pictures.map(({ id }) => id));
  const entries = taken.flatMap(picturesOf).flatMap(({ id, path }): string[] => {
    if (listed.has(id)) return [];
    const found = checkout.bytesOf(`${imagesFolder}/${path}`);
    if (!found) return [];
    const entry = entryOf(id, `${host}${imagesPath}${encodeURI(path)}`, found.bytes);
    if (!entry) return checkout.skip(found.path, 'it is not a PNG, JPEG, GIF or SVG picture, or its name is invalid') ?? [];
    listed.add(id);
    return [entry];
  });
  if (entries.length === 0) return undefined;
  const text = readContentText(mediaFile).replace(/^pictures: \[\]$/m, 'pictures:');
  const bytes = Buffer.from(`${text.trimEnd()}\n${entries.join('')}`);
  return { file: mediaFile, path: imagesFolder, bytes, mustBeWhole: false };
}

/** The pictures that a file refers to; none if it is invalid, which the import reports separately. */
function picturesOf({ file, bytes }: Taken): Named[] {
  const folder = dirname(file);
  if (![logosFolder, awardsFolder, booksFolder].includes(folder) && file !== supportersFile) return [];
  const record = readYaml(file, bytes);
  if (Array.isArray(record)) return record.flatMap((supporter) => namedBy(supporter, 'logo', supporterPictureId));
  if (folder !== logosFolder) return namedBy(record, 'image', (name) => `${basename(folder)}/${name}`);
  const name = basename(file, '.yml');
  return ['url', 'url_256', 'vector'].flatMap((field) => {
    const [address] = namedBy(record, field, (path) => path.replace(/^\/?(images\/)?/, ''));
    return address ? { id: logoPictureId(name, address.path), path: address.path } : [];
  });
}

function namedBy(record: unknown, field: string, idOf: (value: string) => string): Named[] {
  const value = isMapping(record) ? record[field] : undefined;
  if (typeof value !== 'string' || value === '' || value.includes('..') || value.includes(':')) return [];
  return [{ id: idOf(value), path: idOf(value) }];
}

function readYaml(file: string, bytes: Buffer): unknown {
  try {
    return parseYaml(file, bytes.toString());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return undefined;
  }
}

/** An entry for content/media.yml; undefined if the format or the id is not supported. */
function entryOf(id: string, address: string, bytes: Buffer): string | undefined {
  const measured = measurePicture(bytes);
  if (!measured || !/^[a-z]+(\/[\w.-]+)+$/.test(id)) return undefined;
  const { width, height, format } = measured;
  // Quoted, because YAML parses some checksums as numbers.
  const sha256 = `'${createHash('sha256').update(bytes).digest('hex')}'`;
  const fields = { address, sha256, bytes: bytes.length, width: Math.round(width), height: Math.round(height), format };
  const lines = Object.entries(fields).map(([name, value]) => `    ${name}: ${value}\n`);
  return `  - id: ${id}\n${lines.join('')}`;
}
