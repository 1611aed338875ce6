import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { DevopsWorldText } from '@/components/events/devops-world-text';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { PageLayout } from '@/components/layout/page-layout';
import { PageHeader } from '@/components/ui/page-header';
import { loadDevopsWorld } from '@/lib/events/devops-world';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('devopsWorld');

/** DevOps World 2022 (docs/behavior.md, DevOps World). */
export default function DevopsWorldPage() {
  const t = useTranslations('pages.devopsWorld');
  return (
    <PageLayout route="devopsWorld">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <WithContent load={loadDevopsWorld}>{(records) => <DevopsWorldText records={records} />}</WithContent>
    </PageLayout>
  );
}
