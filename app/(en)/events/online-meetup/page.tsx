import { useTranslations } from 'next-intl';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { OnlineMeetupText } from '@/components/events/online-meetup-text';
import { PageFrame } from '@/components/layout/page-frame';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { PageHeader } from '@/components/ui/page-header';
import { metadataOf } from '@/lib/pages/locale-page';
import '@/components/events/event-page.css';

export const generateMetadata = metadataOf('onlineMeetup');

const logo = 'events/256.png';

/** The online meetup (docs/behavior.md, Online Meetup). */
export default function OnlineMeetupPage() {
  const t = useTranslations('pages.onlineMeetup');
  return (
    <PageFrame route="onlineMeetup">
      <PageHeader
        eyebrow={<EventsEyebrow />}
        title={t('title')}
        lead={t('lead')}
        figure={<ListedPicture id={logo} alt={t('logo')} loading="eager" className="event-logo" />}
      />
      <div className="text-page">
        <OnlineMeetupText />
      </div>
    </PageFrame>
  );
}
