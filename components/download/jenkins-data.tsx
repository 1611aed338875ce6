import { useLocale, useTranslations } from 'next-intl';
import { StructuredData } from '@/components/layout/structured-data';
import { type LineContent, warAddress } from '@/lib/download/downloads';
import { systems } from '@/lib/download/systems';
import { softwareApplication } from '@/lib/metadata/structured-data';
import { routes } from '@/lib/routing/routes';
import { publicAddress } from '@/lib/site/stage';

/** Structured data about the newest stable release, if it is known. */
export function JenkinsData({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const stable = lines.find(({ line }) => line === 'stable');
  if (!stable?.release) return null;
  return (
    <StructuredData
      data={softwareApplication({
        name: t('site.name'),
        description: t('pages.download.description'),
        version: stable.release.version,
        url: publicAddress(routes.download.path, locale),
        downloadUrl: warAddress(stable.release),
        operatingSystems: [...new Set(stable.platforms.flatMap((platform) => platform.systems))].map((system) => systems[system]),
      })}
    />
  );
}
