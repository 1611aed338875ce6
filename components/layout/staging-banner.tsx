import { useLocale, useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { loadSite } from '@/lib/site/site';
import { isStagingSite, publicAddress } from '@/lib/site/stage';

interface StagingBannerProps {
  /** The English path of the page; the not-found page has none. */
  path?: string;
}

/** Says that the site is a preview, and leads to the same page of the published one; nothing on that one itself. */
export function StagingBanner({ path }: StagingBannerProps) {
  const t = useTranslations('chrome.stage');
  const locale = useLocale();
  if (!isStagingSite()) return null;
  const { host } = new URL(loadSite().property);
  return (
    <aside aria-label={t('label')} className="staging-banner">
      <p>
        {t.rich('text', richTags())}{' '}
        <a href={publicAddress(path ?? '/', locale)} className="inline-link">
          {path === undefined ? t('start', { host }) : t('same', { host })}
        </a>
      </p>
    </aside>
  );
}
