import type { MetadataRoute } from 'next';
import { changelogPaths, pageLocales } from '@/lib/changelog/pages/changelog-pages';
import { alternateLanguages } from '@/lib/metadata/metadata';
import { pageDay } from '@/lib/metadata/page-day';
import { routeAt, routeIds, routes } from '@/lib/routing/routes';
import { publicAddress } from '@/lib/site/stage';

export const dynamic = 'force-static';

/** Every page in each of its locales, with its translations, and with the day of its last change if that is certain. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...routeIds.map((id): string => routes[id].path), ...changelogPaths()];
  return paths.flatMap((path) => {
    const id = routeAt(path);
    return pageLocales(path).map((locale) => ({
      url: publicAddress(path, locale),
      lastModified: id && pageDay(id),
      alternates: { languages: alternateLanguages(path) },
    }));
  });
}
