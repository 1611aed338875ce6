import { z } from 'zod';
import { link } from '@/lib/content/fields';
import { readContent } from '@/lib/content/read-content';

export const linksFile = 'content/links.yml';
export const handoffsFile = 'content/handoffs.yml';

const linksSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name in camelCase'), link);

const handoffsSchema = z.object({
  /** The origin of the pages that this site doesn't have. */
  host: z.string().regex(/^https:\/\/[^/]+$/, 'an origin such as https://www.example.org'),
  /** Path prefixes with slashes at both ends; everything below them is handed over. */
  paths: z.array(z.string().regex(/^\/.+\/$/, 'a path that starts and ends with a slash')),
});

/** The external addresses by name. */
export function loadLinks(): Record<string, string> {
  return readContent(linksFile, linksSchema);
}

/** The linked paths without a page here, and the host that has those pages. */
export function loadHandoffs(): z.output<typeof handoffsSchema> {
  return readContent(handoffsFile, handoffsSchema);
}
