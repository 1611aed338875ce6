import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { defineCollection } from '@/lib/content/define-collection';
import { folderPath, link, secureOrigin } from '@/lib/content/fields';
import { collectInvalidRecords } from '@/lib/content/invalid-records';

export const linksFile = 'content/links.yml';
export const externalRedirectsFile = 'content/external-redirects.yml';

/** Addresses that the site fetches, embeds or uses as base URLs, so site paths aren't allowed. */
const webNames = [
  'calendarEmbed',
  'calendarIcs',
  'coreRepository',
  'github',
  'honoredContributors',
  'issueBrowse',
  'searchEngine',
];

const videoPage = /^https:\/\/www\.youtube\.com\/watch\?(.*&)?v=[\w-]+(&|$)/;

const linksSchema = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name in camelCase'), link)
  .superRefine((links, context) => {
    for (const [name, address] of Object.entries(links)) {
      const addIssue = (expected: string) =>
        context.addIssue({ code: 'custom', path: [name], message: `expected ${expected}, found "${address}"` });
      if (/^http:/.test(address) || (webNames.includes(name) && !address.startsWith('https://')))
        addIssue('an address that starts with https://');
      // The time zone is appended to the query.
      if (name === 'calendarEmbed' && !/^[^#]*\?[^#]*$/.test(address)) addIssue('an address with a query and without an anchor');
      if (name.endsWith('Video') && !videoPage.test(address))
        addIssue('the page of a video, https://www.youtube.com/watch?v=...');
    }
  });

const externalRedirectsSchema = z.object({
  host: secureOrigin.describe('origin to redirect to'),
  paths: z.array(folderPath).describe('path prefixes; everything below them is redirected'),
});

export const linkCollection = defineCollection({
  file: linksFile,
  schema: linksSchema,
  records: ['*'],
  isRequired: true,
  links: (links) => Object.entries(links).map(([name, address]) => ({ address, usedBy: name })),
});

export const externalRedirectCollection = defineCollection({
  file: externalRedirectsFile,
  schema: externalRedirectsSchema,
  records: ['paths.*'],
  count: ({ paths }) => paths.length,
  isRequired: true,
});

/** The external addresses by name. */
export const loadLinks = linkCollection.load;

/** The paths that redirect to another host. */
export const loadExternalRedirects = externalRedirectCollection.load;

/** The external addresses by name, and the problems of the invalid ones; each problem's `path` is the name. */
export function readLinks(): { links: Record<string, string>; broken: readonly ContentProblem[] } {
  const { value, invalidRecords } = collectInvalidRecords(loadLinks);
  return { links: value, broken: invalidRecords };
}
