import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { SummitText } from '@/components/events/summit-text';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { loadContributorSummit } from '@/lib/events/contributor-summit';
import { metadataOf } from '@/lib/pages/locale-page';

export const generateMetadata = metadataOf('contributorSummit');

/** The Contributor Summit (docs/behavior.md, Contributor Summit). */
export default function ContributorSummitPage() {
  const t = useTranslations('pages.contributorSummit');
  const locale = useLocale();
  return (
    <PageFrame route="contributorSummit">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <WithContent load={() => loadContributorSummit(locale)}>{(summit) => <SummitText summit={summit} />}</WithContent>
      </div>
    </PageFrame>
  );
}
