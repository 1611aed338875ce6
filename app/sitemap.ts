import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/content/site';
import { locales } from '@/lib/i18n/locales';
import { changelogPaths } from '@/lib/site/changelog-pages';
import { localPath } from '@/lib/site/local-path';
import { alternateLanguages } from '@/lib/site/metadata';
import { routeIds, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Every page in every locale, each with its alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { property } = loadSite();
  const paths = [...routeIds.map((id): string => routes[id].path), ...changelogPaths()];
  return paths.flatMap((path) =>
    locales.map((locale) => ({
      url: property + localPath(path, locale),
      alternates: { languages: alternateLanguages(path) },
    })),
  );
}
