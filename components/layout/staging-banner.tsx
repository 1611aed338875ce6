import { useLocale, useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { loadSite } from '@/lib/site/site';
import { isStagingSite, publicAddress } from '@/lib/site/stage';

interface StagingBannerProps {
  /** The page's English path; omitted on the not-found page. */
  path?: string;
}

/** Marks a preview site and links to the same page of the published site, where it renders nothing. */
export function StagingBanner({ path }: StagingBannerProps) {
  const t = useTranslations('chrome.stage');
  const locale = useLocale();
  if (!isStagingSite()) return null;
  const { host } = new URL(loadSite().property);
  return (
    <aside aria-label={t('label')} className="hairline-b bg-paper px-4 py-2 text-center text-sm text-balance">
      <p>
        {t.rich('text', richTags())}{' '}
        <a href={publicAddress(path ?? '/', locale)} className="inline-link">
          {path === undefined ? t('start', { host }) : t('same', { host })}
        </a>
      </p>
    </aside>
  );
}
