import type { MetadataRoute } from 'next';
import { withBase } from '@/lib/i18n/base-path';
import { loadSite } from '@/lib/site/site';
import { isStagingSite } from '@/lib/site/stage';

export const dynamic = 'force-static';

/** Crawlers may index the whole site, but nothing on a staging site. */
export default function robots(): MetadataRoute.Robots {
  if (isStagingSite()) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: loadSite().property + withBase('/sitemap.xml') };
}
