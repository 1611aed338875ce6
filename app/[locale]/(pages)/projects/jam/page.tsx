import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { JamFacts, JamText } from '@/components/jam/jam-text';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { loadJam } from '@/lib/events/jam';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('jam');

/** CI/CD and Jenkins Area Meetups (docs/behavior.md, Area meetups). */
export default function JamPage() {
  const t = useTranslations('pages.jam');
  return (
    <PageFrame route="jam">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <JamFacts />
      <div className="text-page">
        <WithContent load={loadJam}>{(facts) => <JamText facts={facts} />}</WithContent>
      </div>
    </PageFrame>
  );
}
