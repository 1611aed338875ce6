import { useLocale, useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { SummitFacts } from '@/components/events/next-summit';
import { SummitText } from '@/components/events/summit-text';
import { PageLayout } from '@/components/layout/page-layout';
import { PageHeader } from '@/components/ui/page-header';
import { loadContributorSummit } from '@/lib/events/contributor-summit';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('contributorSummit');

/** The Contributor Summit (docs/behavior.md, Contributor Summit). */
export default function ContributorSummitPage() {
  const t = useTranslations('pages.contributorSummit');
  const locale = useLocale();
  return (
    <PageLayout route="contributorSummit">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} figure={<Butler drawing="badge" atEdge />} />
      <WithContent load={() => loadContributorSummit(locale)}>
        {(summit) => (
          <>
            <SummitFacts summit={summit} />
            <SummitText summit={summit} />
          </>
        )}
      </WithContent>
    </PageLayout>
  );
}
