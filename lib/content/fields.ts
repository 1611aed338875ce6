import { z } from 'zod';

/** Text that says something. */
export const text = z.string().min(1);

/** An optional field: records of the Jenkins project leave fields out, or leave them empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

const safeLink = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;

/** An address that is safe to link to: http(s), mailto, a path of this site or an anchor (design: text from data is never code). */
export const link = z.string().regex(safeLink, 'an address that starts with https://, http://, mailto:, / or #');

export const optionalLink = optionalText.pipe(link.optional());
