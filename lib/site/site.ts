import { z } from 'zod';
import { daysSince } from '@/lib/advisories/data-age';
import { defineCollection } from '@/lib/content/define-collection';
import { day, origin, text, webAddress, year } from '@/lib/content/fields';

const repositoryName = z.string().regex(/^([\w.-]+\/[\w.-]+)?$/, 'owner/name, or nothing');
const branchName = z.string().regex(/^\w[\w./-]*$/, 'the name of a branch');

const siteSchema = z.object({
  /** The site's origin, for canonical links, the sitemap and recognizing links to itself. */
  property: origin,
  /** Source repository (owner/name) for the feedback links. Empty hides them; if omitted, the build detects it. */
  githubRepo: repositoryName.optional(),
  githubBranch: branchName.optional(),
  /** Repository of the imported records; empty if they are edited here. */
  upstreamRepo: repositoryName.default(''),
  upstreamBranch: branchName.default('master'),
  /** Issue template of the feedback links. A name ending in .yml or .yaml is an issue form. */
  template: z
    .string()
    .regex(/^[\w.-]*$/, 'the name of a file, or nothing')
    .default(''),
  /** License of the content; any value other than cc-sa hides the license box. */
  license: text.default('cc-sa'),
  copyrightYear: year,
  /** The date shown in the accessibility statement. */
  accessibilityChecked: day.optional(),
  theme: z.enum(['light', 'dark', 'auto']).default('auto'),
  /** URL of the current ratings of releases; if empty, pages show those from the build. */
  ratingsUrl: z
    .string()
    .regex(/^(https:\/\/[^/\s]+\/\S*)?$/, 'an address such as https://example.org/ratings.json, or nothing')
    .pipe(z.literal('').or(webAddress))
    .default(''),
  showSearchBox: z.boolean().default(true),
  /** Algolia DocSearch, whose identifiers are public. Without it, the site searches its own index. */
  docSearch: z
    .object({
      /** Becomes part of a host name in the Content-Security-Policy. */
      appId: z.string().regex(/^[A-Za-z0-9]+$/, 'letters and digits'),
      apiKey: text,
      indexName: text,
    })
    .optional(),
});

export const siteFile = 'content/site.yml';

const yearInDays = 365;

export const siteCollection = defineCollection({
  file: siteFile,
  schema: siteSchema,
  isRequired: true,
  howTo: 'edit-a-record',
  due: ({ accessibilityChecked: checked }, now) =>
    checked && daysSince(checked, now) > yearInDays
      ? [`accessibility was checked on ${checked}, more than a year ago: npm test -- a11y`]
      : [],
});

/** The site's settings. */
export const loadSite = siteCollection.load;
