import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { SummitText } from '@/components/events/summit-text';
import { WithContent } from '@/components/text/with-content';
import { PageHeader } from '@/components/ui/page-header';
import { loadContributorSummit } from '@/lib/content/contributor-summit';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('contributorSummit', defaultLocale);

/** The Contributor Summit (specification, section 2). */
export default function ContributorSummitPage() {
  const t = useTranslations('pages.contributorSummit');
  return (
    <PageFrame route="contributorSummit">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <WithContent load={loadContributorSummit}>{(summit) => <SummitText summit={summit} />}</WithContent>
      </div>
    </PageFrame>
  );
}
