import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { SummitPage } from '@/components/events/summit-page';
import { PageHeader } from '@/components/ui/page-header';
import { loadContributorSummit } from '@/lib/content/contributor-summit';
import { tryContent } from '@/lib/content/try-content';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('contributorSummit', defaultLocale);

/** The Contributor Summit (specification, section 2). */
export default function ContributorSummitPage() {
  const t = useTranslations('pages.contributorSummit');
  const summit = tryContent(loadContributorSummit);
  return (
    <PageFrame route="contributorSummit">
      <PageHeader title={t('title')} lead={t('lead')} />
      {summit ? (
        <SummitPage summit={summit} />
      ) : (
        <div className="page-section">
          <p role="alert" className="error-text">
            {t('failed')}
          </p>
        </div>
      )}
    </PageFrame>
  );
}
