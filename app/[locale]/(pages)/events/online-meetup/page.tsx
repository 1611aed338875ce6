import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('onlineMeetup');

/** The online meetup (docs/behavior.md, Online Meetup). */
export default function OnlineMeetupPage() {
  const t = useTranslations('pages.onlineMeetup.facts');
  return (
    <TextPage
      route="onlineMeetup"
      parent="events"
      room={{
        hue: 'purple',
        actions: <ButtonLink to="onlineMeetupGroup">{t('action')}</ButtonLink>,
        facts: [
          { name: t('place'), value: t('online') },
          { name: t('language'), value: t('english') },
          { name: t('talks'), value: <a href="#speaking">{t('anyone')}</a> },
          { name: t('recordings'), value: <DestinationLink to="meetupRecordings">{t('channel')}</DestinationLink> },
        ],
      }}
    />
  );
}
