import { z } from 'zod';
import { optionalFileName, shortText, webAddress } from '@/lib/content/fields';
import { contentExists, readContent } from '@/lib/content/read-content';

/** The project's sponsors; `npm run import` updates the file. */
export const supportersFile = 'content/supporters.yml';

/** In the Jenkins project's format; unknown fields are ignored. */
const supporterSchema = z.looseObject({ name: shortText, url: webAddress, logo: optionalFileName });

const supportersSchema = z.array(supporterSchema);

export type Supporter = z.output<typeof supporterSchema>;

/**
 * The supporters in file order; empty if the file doesn't exist.
 * @throws ContentError when the file is not a list
 */
export function loadSupporters(): readonly Supporter[] {
  return contentExists(supportersFile) ? readContent(supportersFile, supportersSchema, ['*']) : [];
}

/** The id of a supporter's logo in content/media.yml. */
export function supporterPictureId(logo: string): string {
  return `sponsors/${logo}`;
}
