import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { folderPath, pageLink } from '@/lib/content/fields';

/** Addresses that Jenkins and old pages link to, and where they lead now; `npm run import` writes it. */
export const redirectsFile = 'content/redirects.yml';

export const redirectSchema = z.looseObject({
  path: folderPath.refine((path) => path.startsWith('/redirect/'), 'a path below /redirect/').describe('path below /redirect/'),
  to: pageLink.describe('where it leads: an address, or a path of this site'),
});

export const redirectCollection = defineCollection({
  file: redirectsFile,
  schema: z.array(redirectSchema),
  records: ['*'],
  ifMissing: [],
  upstream: 'content/redirect',
  links: (redirects) => redirects.map(({ path, to }) => ({ address: to, usedBy: path })),
});

/** The redirects; none if the file doesn't exist. */
export const loadRedirects = redirectCollection.load;
