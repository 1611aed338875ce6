import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { PageLayout } from '@/components/layout/page-layout';
import { AwardList } from '@/components/records/award-list';
import { PageHeader } from '@/components/ui/page-header';
import { metadataOf } from '@/lib/metadata/metadata';
import { awardsFolder } from '@/lib/records/awards';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('awards');

/** The awards page (docs/behavior.md, Awards). */
export default function AwardsPage() {
  const t = useTranslations('pages.awards');
  return (
    <PageLayout route="awards" asOf={contentDay(awardsFolder)}>
      <PageHeader title={t('title')} lead={t('lead')} figure={<Butler drawing="cup" atEdge />} />
      <div className="page-section">
        <AwardList />
      </div>
    </PageLayout>
  );
}
