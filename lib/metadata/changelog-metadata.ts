import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { releasePath, yearPath } from '@/lib/changelog/pages/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { metadataFor } from './metadata';

/** Metadata of a release page. */
export async function releaseMetadata(line: ReleaseLine, version: string): Promise<Metadata> {
  const t = await getTranslations(`parts.changelog.release.${line}`);
  return metadataFor(
    {
      path: releasePath(line, version),
      previewOf: changelogRoutes[line].list,
      title: t('title', { version }),
      description: t('description', { version }),
    },
    await getLocale(),
  );
}

/** Metadata of a year's archive page. */
export async function yearMetadata(line: ReleaseLine, year: string): Promise<Metadata> {
  const t = await getTranslations(`parts.changelog.year.${line}`);
  return metadataFor(
    {
      path: yearPath(line, year),
      previewOf: changelogRoutes[line].archive,
      title: t('title', { year }),
      description: t('description', { year }),
    },
    await getLocale(),
  );
}
