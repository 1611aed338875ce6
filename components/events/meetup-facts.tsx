import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { FactCard } from '@/components/ui/fact-card';

/** The online meetup at a glance. */
export function MeetupFacts() {
  const t = useTranslations('pages.onlineMeetup');
  return (
    <FactCard
      facts={[
        { name: t('facts.place'), value: t('facts.online') },
        { name: t('facts.language'), value: t('facts.english') },
        { name: t('facts.talks'), value: <a href="#speaking">{t('facts.anyone')}</a> },
        {
          name: t('facts.recordings'),
          value: <DestinationLink to="meetupRecordings">{t('facts.channel')}</DestinationLink>,
        },
      ]}
      action={<ButtonLink to="onlineMeetupGroup">{t('facts.action')}</ButtonLink>}
    />
  );
}
