import { useTranslations } from 'next-intl';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { MeetupFacts, OnlineMeetupText } from '@/components/events/online-meetup-text';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('onlineMeetup');

/** The online meetup (docs/behavior.md, Online Meetup). */
export default function OnlineMeetupPage() {
  const t = useTranslations('pages.onlineMeetup');
  return (
    <PageFrame route="onlineMeetup">
      <PageHeader eyebrow={<EventsEyebrow />} title={t('title')} lead={t('lead')} />
      <MeetupFacts />
      <div className="text-page">
        <OnlineMeetupText />
      </div>
    </PageFrame>
  );
}
