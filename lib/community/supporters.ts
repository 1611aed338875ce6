import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { optionalFileName, shortText, webAddress } from '@/lib/content/fields';

/** The project's sponsors; `npm run import` updates the file. */
export const supportersFile = 'content/supporters.yml';

/** In the Jenkins project's format; unknown fields are ignored. */
const supporterSchema = z.looseObject({
  name: shortText.describe('name of the supporter'),
  url: webAddress.describe('address of its website'),
  logo: optionalFileName.describe('file name of a picture in content/media.yml, below sponsors/'),
});

export type Supporter = z.output<typeof supporterSchema>;

export const supporterCollection = defineCollection({
  file: supportersFile,
  schema: z.array(supporterSchema),
  records: ['*'],
  ifMissing: [],
  upstream: 'content/_data/indexpage/supporters.yml',
  links: (supporters) => supporters.map(({ name, url }) => ({ address: url, usedBy: name })),
  pictures: (supporters) =>
    supporters.flatMap(({ name, logo }) => (logo ? [{ id: supporterPictureId(logo), usedBy: name }] : [])),
});

/** The supporters in file order; empty if the file doesn't exist. */
export const loadSupporters = supporterCollection.load;

/** The id of a supporter's logo in content/media.yml. */
export function supporterPictureId(logo: string): string {
  return `sponsors/${logo}`;
}
