import { z } from 'zod';

/** Text that says something. */
export const text = z.string().min(1);

/** An optional field: records of the Jenkins project leave fields out, or leave them empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

const safeLink = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;

/** Tells whether an address that stands in a text may be linked to. */
export function isSafeLink(address: string): boolean {
  return safeLink.test(address);
}

/** An address that is safe to link to: http(s), mailto, a path of this site or an anchor (design: text from data is never code). */
export const link = z.string().regex(safeLink, 'an address that starts with https://, http://, mailto:, / or #');

export const optionalLink = optionalText.pipe(link.optional());

/** A year, as a number or in quotation marks. */
export const year = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z
    .string()
    .regex(/^\d{4}$/, 'a year such as 2024')
    .transform(Number),
);

export const optionalYear = z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), year.optional());

/** The name of a picture's file. Some records have folders before it, and only its last segment counts. */
const fileName = z
  .string()
  .regex(/(^|\/)[^/\\]*[^/\\.][^/\\]*$/, 'the name of a file such as cover.png')
  .transform(lastSegment);

export const optionalFileName = optionalText.pipe(fileName.optional());

/** An address, or a path with or without a slash before it; its last segment is the name of a file. */
const pictureAddress = /^(https?:\/\/[^/\s]+\/|\/?(?!\/)(?![^/]*:))([^\\?#]*\/)?[^/\\?#]*[^/\\?#.][^/\\?#]*([?#].*)?$/;

/** A picture of a record, where the record says it is. */
export const picturePath = z.string().regex(pictureAddress, 'a path such as logos/actor/actor.png, or an address');

export const optionalPicturePath = optionalText.pipe(picturePath.optional());

/** The last segment of a path or an address, without a query or an anchor. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
