import { useLocale, useTranslations } from 'next-intl';
import { StructuredData } from '@/components/text/structured-data';
import { type LineContent, warAddress } from '@/lib/content/downloads';
import { loadSite } from '@/lib/content/site';
import { localPath } from '@/lib/site/local-path';
import { routes } from '@/lib/site/routes';
import { softwareApplication } from '@/lib/site/structured-data';
import { systems } from '@/lib/site/systems';

/** Jenkins as search engines want it described: the newest stable release; nothing while that is not known. */
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
        url: loadSite().property + localPath(routes.download.path, locale),
        downloadUrl: warAddress(stable.release),
        operatingSystems: [...new Set(stable.platforms.flatMap((platform) => platform.systems))].map((system) => systems[system]),
      })}
    />
  );
}
