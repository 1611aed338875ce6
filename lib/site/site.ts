import { z } from 'zod';
import { text } from '@/lib/content/fields';
import { readContent } from '@/lib/content/read-content';

const origin = z.string().regex(/^https?:\/\/[^/]+$/, 'an origin such as https://www.example.org, without a slash at the end');

const siteSchema = z.object({
  /** The site's own origin: canonical links, sitemap and the host of "own" links (specification, section 3: property). */
  property: origin,
  /** Repository (owner/name) that the feedback links point to; empty hides them. */
  githubRepo: z.string().regex(/^([\w.-]+\/[\w.-]+)?$/, 'owner/name, or nothing'),
  githubBranch: text.default('master'),
  /** Issue template of the feedback links; a name ending in .yml or .yaml is a form. */
  template: z.string().default(''),
  /** License of the content; any other value than cc-sa shows no license box. */
  license: text.default('cc-sa'),
  copyrightYear: z.number().int(),
  theme: z.enum(['light', 'dark', 'auto']).default('auto'),
  /** Where browsers read the current ratings of releases; empty leaves the page with those it was built with. */
  ratingsUrl: z
    .string()
    .regex(/^(https:\/\/[^/\s]+\/\S*)?$/, 'an address such as https://example.org/ratings.json, or nothing')
    .default(''),
  showSearchBox: z.boolean().default(true),
  /** The hosted documentation search (specification, section 2): its identifiers are public. Without it the site searches its own index. */
  docSearch: z
    .object({
      /** Becomes a part of a host's name in the security policy. */
      appId: z.string().regex(/^[A-Za-z0-9]+$/, 'letters and digits'),
      apiKey: text,
      indexName: text,
    })
    .optional(),
});

export type SiteSettings = z.output<typeof siteSchema>;

export const siteFile = 'content/site.yml';

/** The site's settings. */
export function loadSite(): SiteSettings {
  return readContent(siteFile, siteSchema);
}
