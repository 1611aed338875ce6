import { z } from 'zod';
import { link } from '@/lib/content/fields';
import { readContent } from '@/lib/content/read-content';

export const linksFile = 'content/links.yml';
export const handoffsFile = 'content/handoffs.yml';

const linksSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name in camelCase'), link);

const handoffsSchema = z.object({
  /** The origin that has the pages which this site does not have. */
  host: z.string().regex(/^https:\/\/[^/]+$/, 'an origin such as https://www.example.org'),
  /** Path prefixes, each with a slash at both ends: everything below them is handed over. */
  paths: z.array(z.string().regex(/^\/.+\/$/, 'a path that starts and ends with a slash')),
});

/** Every address the site links to by name, other than its own pages. */
export function loadLinks(): Record<string, string> {
  return readContent(linksFile, linksSchema);
}

/** The paths that are linked to and have no page here, and the host that has them. */
export function loadHandoffs(): z.output<typeof handoffsSchema> {
  return readContent(handoffsFile, handoffsSchema);
}
