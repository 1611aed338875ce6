import { useTranslations } from 'next-intl';
import { type LineContent, placeholderVersions } from '@/lib/download/downloads';
import type { System } from '@/lib/download/systems';
import { packageId } from './package-id';
import { YourSystemLinks } from './your-system';

/** Shortcuts to the newest packages, starting with those for the visitor's own system. */
export function DownloadShortcuts({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  return (
    <>
      <YourSystemLinks
        intro={t('forYourSystem', { system: '{system}' })}
        lines={lines.map((content) => ({ name: t(`lines.${content.line}.title`), packages: firstPackages(content) }))}
      />
      {lines.map(({ line, release }) => (
        <a key={line} href={`#${line}`} className={line === 'stable' ? 'button' : 'button-quiet'}>
          {`${t(`lines.${line}.title`)} ${release?.version ?? placeholderVersions[line]}`}
        </a>
      ))}
    </>
  );
}

/** The id of the first package for each operating system. */
function firstPackages({ line, platforms }: LineContent): Partial<Record<System, string>> {
  const packages: Partial<Record<System, string>> = {};
  for (const platform of platforms) {
    for (const system of platform.systems) packages[system] ??= packageId(line, platform);
  }
  return packages;
}
