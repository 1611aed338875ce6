import { z } from 'zod';

/** Text that is not empty. */
export const text = z.string().min(1);

/** An optional field: the Jenkins project's records omit fields or leave them empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

const safeLink = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;

/** Whether an address from a text is safe to link to. */
export function isSafeLink(address: string): boolean {
  return safeLink.test(address);
}

/** An address that is safe to link to: http(s), mailto, a path of this site, or an anchor. Anything else could run code. */
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

/** A picture's file name. Some records put folders before it; only the last segment counts. */
const fileName = z
  .string()
  .regex(/(^|\/)[^/\\]*[^/\\.][^/\\]*$/, 'the name of a file such as cover.png')
  .transform(lastSegment);

export const optionalFileName = optionalText.pipe(fileName.optional());

/** An address or a path, with or without a leading slash, whose last segment is a file name. */
const pictureAddress = /^(https?:\/\/[^/\s]+\/|\/?(?!\/)(?![^/]*:))([^\\?#]*\/)?[^/\\?#]*[^/\\?#.][^/\\?#]*([?#].*)?$/;

/** The address of a picture in a record. */
export const picturePath = z.string().regex(pictureAddress, 'a path such as logos/actor/actor.png, or an address');

export const optionalPicturePath = optionalText.pipe(picturePath.optional());

/** The last segment of a path or address, without query and anchor. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
