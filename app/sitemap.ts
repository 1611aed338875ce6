import type { MetadataRoute } from 'next';
import { changelogPaths, pageLocales } from '@/lib/changelog/changelog-pages';
import { alternateLanguages } from '@/lib/metadata/metadata';
import { routeIds, routes } from '@/lib/routing/routes';
import { publicAddress } from '@/lib/site/stage';

export const dynamic = 'force-static';

/** Every page in each of its locales, with its translations. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...routeIds.map((id): string => routes[id].path), ...changelogPaths()];
  return paths.flatMap((path) =>
    pageLocales(path).map((locale) => ({
      url: publicAddress(path, locale),
      alternates: { languages: alternateLanguages(path) },
    })),
  );
}
