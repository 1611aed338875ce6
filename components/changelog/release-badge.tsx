import { useTranslations } from 'next-intl';
import { CommandBlock } from '@/components/links/command-block';
import { badgeHeight, badgePath, badgeTitle, badgeWidths, releaseBadge } from '@/lib/changelog/feeds/badges';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { publicAddress } from '@/lib/site/stage';

/** The badge of a release, with the Markdown that shows it elsewhere. */
export function ReleaseBadge({ line, version }: { line: ReleaseLine; version: string }) {
  const t = useTranslations('parts.releaseBadge');
  const badge = releaseBadge(version);
  const picture = publicAddress(badgePath(version), defaultLocale);
  const page = publicAddress(releasePath(line, version), defaultLocale);
  return (
    <details className="hairline-t">
      <summary className="cursor-pointer py-2 text-sm font-semibold text-primary hover:text-primary-hover">{t('title')}</summary>
      <p>{t('text', { version })}</p>
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no image optimizer */}
      <img
        src={withBase(badgePath(version))}
        alt={badgeTitle(badge)}
        lang={defaultLocale}
        width={badgeWidths(badge).total}
        height={badgeHeight}
        loading="lazy"
        className="my-2"
      />
      <CommandBlock id="badge" text={`[![${t('alt', { version })}](${picture})](${page})`} subject={t('subject')} />
    </details>
  );
}
