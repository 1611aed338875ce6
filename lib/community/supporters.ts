import { z } from 'zod';
import { optionalFileName, shortText, webAddress } from '@/lib/content/fields';
import { isContentHere, readContent } from '@/lib/content/read-content';

/** Who gives the project servers, services and money; it comes by `npm run import`. */
export const supportersFile = 'content/supporters.yml';

/** The Jenkins project's own record. */
const supporterSchema = z.looseObject({ name: shortText, url: webAddress, logo: optionalFileName });

const supportersSchema = z.array(supporterSchema);

export type Supporter = z.output<typeof supporterSchema>;

/**
 * The supporters in the order of their file; without the file there are none.
 * @throws ContentError when the file is not a list
 */
export function loadSupporters(): readonly Supporter[] {
  return isContentHere(supportersFile) ? readContent(supportersFile, supportersSchema, ['*']) : [];
}

/** The name of a supporter's logo in content/media.yml. */
export function supporterPictureId(logo: string): string {
  return `sponsors/${logo}`;
}
