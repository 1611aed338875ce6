import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** The link back from an event's page to all events. */
export function EventsEyebrow() {
  const t = useTranslations('pages.events');
  return <DestinationLink to="events">{t('title')}</DestinationLink>;
}
