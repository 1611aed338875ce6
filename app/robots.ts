import type { MetadataRoute } from 'next';
import { withBase } from '@/lib/i18n/base-path';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** Crawlers may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: loadSite().property + withBase('/sitemap.xml') };
}
