import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { DevopsWorldText } from '@/components/events/devops-world-text';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { WithContent } from '@/components/text/with-content';
import { PageHeader } from '@/components/ui/page-header';
import { loadDevopsWorld } from '@/lib/content/devops-world';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('devopsWorld', defaultLocale);

/** DevOps World 2022 (specification, section 2). */
export default function DevopsWorldPage() {
  const t = useTranslations('pages.devopsWorld');
  return (
    <PageFrame route="devopsWorld">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <WithContent load={loadDevopsWorld}>{(records) => <DevopsWorldText records={records} />}</WithContent>
      </div>
    </PageFrame>
  );
}
