import type { MetadataRoute } from 'next';
import { changelogPaths } from '@/lib/changelog/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { alternateLanguages } from '@/lib/metadata/metadata';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** Every page in every locale, each with its translations. */
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
