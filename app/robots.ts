import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** Everything may be read by everyone. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${loadSite().property}/sitemap.xml` };
}
