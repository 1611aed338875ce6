// biome-ignore lint/style/noRestrictedImports: asks for the forms of the repository, not for content.
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { daysSince } from '@/lib/advisories/data-age';
import { defineCollection } from '@/lib/content/define-collection';
import { day, origin, text, webAddress, year } from '@/lib/content/fields';
import { isComing } from './build-date';

const repositoryName = z.string().regex(/^([\w.-]+\/[\w.-]+)?$/, 'owner/name, or nothing');
const branchName = z.string().regex(/^\w[\w./-]*$/, 'the name of a branch');

const siteSchema = z.object({
  property: origin.describe('origin of the site, for canonical links and the sitemap'),
  githubRepo: repositoryName
    .optional()
    .describe("owner/name of the repository that feedback links lead to; no links if it is '', found by the build if missing"),
  githubBranch: branchName.optional().describe('branch of githubRepo'),
  upstreamRepo: repositoryName.default('').describe("repository of imported records; '' if they are edited here"),
  upstreamBranch: branchName.default('master').describe('branch of upstreamRepo'),
  template: z
    .string()
    .regex(/^[\w.-]*$/, 'the name of a file, or nothing')
    .default('')
    .describe('issue template for reports; a name that ends in .yml is an issue form'),
  license: text.default('cc-sa').describe('license of the content; cc-sa shows the license box'),
  copyrightYear: year.describe('year of the copyright notice'),
  accessibilityChecked: day.optional().describe('day of the last `npm test -- a11y` without findings'),
  theme: z.enum(['light', 'dark', 'auto']).default('auto').describe('theme of visitors who have not chosen one'),
  ratingsUrl: z
    .string()
    .regex(/^(https:\/\/[^/\s]+\/\S*)?$/, 'an address such as https://example.org/ratings.json, or nothing')
    .pipe(z.literal('').or(webAddress))
    .default('')
    .describe("address of the current ratings of releases; if it is '', pages show those of the build"),
  showSearchBox: z.boolean().default(true).describe('whether there is a search box'),
  docSearch: z
    .object({
      appId: z
        .string()
        .regex(/^[A-Za-z0-9]+$/, 'letters and digits')
        .describe('public id of the application, which becomes part of a host name'),
      apiKey: text.describe('public key for searching'),
      indexName: text.describe('name of the index'),
    })
    .optional()
    .describe('Algolia DocSearch; without it, the site searches its own index'),
});

export const siteFile = 'content/site.yml';

const issueTemplates = '.github/ISSUE_TEMPLATE';

const yearInDays = 365;

export const siteCollection = defineCollection({
  file: siteFile,
  schema: siteSchema,
  isRequired: true,
  warnings: ({ accessibilityChecked: found, githubRepo, template }) => [
    ...(found && isComing(found)
      ? [{ file: siteFile, path: 'accessibilityChecked', expected: 'a day that is not coming', found }]
      : []),
    ...(!githubRepo && template && existsSync(issueTemplates) && !existsSync(`${issueTemplates}/${template}`)
      ? [{ file: siteFile, path: 'template', expected: `the name of a file in ${issueTemplates}/`, found: template }]
      : []),
  ],
  due: ({ accessibilityChecked: checked }, now) =>
    checked && daysSince(checked, now) > yearInDays
      ? [`accessibility was checked on ${checked}, more than a year ago: npm test -- a11y`]
      : [],
});

/** The site's settings. */
export const loadSite = siteCollection.load;
