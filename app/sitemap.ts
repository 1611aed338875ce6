import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/content/site';
import { locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { alternateLanguages } from '@/lib/site/metadata';
import { routeIds, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Every page in every locale, each with its alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { property } = loadSite();
  return routeIds.flatMap((id) =>
    locales.map((locale) => ({
      url: property + localPath(routes[id].path, locale),
      alternates: { languages: alternateLanguages(routes[id].path) },
    })),
  );
}
