import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { FactCard } from '@/components/ui/fact-card';

/** What area meetups are, and where to find one. */
export function JamFacts() {
  const t = useTranslations('pages.jam.facts');
  return (
    <FactCard
      facts={[
        { name: t('topics'), value: t('jenkins') },
        { name: t('hosts'), value: t('volunteers') },
        { name: t('support'), value: <DestinationLink to="cdf">{t('foundation')}</DestinationLink> },
        { name: t('none'), value: <a href="#getting-started">{t('start')}</a> },
      ]}
      action={<ButtonLink to="cdfMeetups">{t('action')}</ButtonLink>}
    />
  );
}
