import { z } from 'zod';
import { folderPath, pageLink } from '@/lib/content/fields';
import { contentExists, readContent } from '@/lib/content/read-content';

/** Addresses that Jenkins and old pages link to, and where they lead now; `npm run import` writes it. */
export const redirectsFile = 'content/redirects.yml';

export const redirectSchema = z.looseObject({
  /** Below /redirect/. */
  path: folderPath.refine((path) => path.startsWith('/redirect/'), 'a path below /redirect/'),
  to: pageLink,
});

const redirectsSchema = z.array(redirectSchema);

/** The redirects; none if the file doesn't exist. */
export function loadRedirects(): z.output<typeof redirectsSchema> {
  return contentExists(redirectsFile) ? readContent(redirectsFile, redirectsSchema, ['*']) : [];
}
