import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** The way back from the page of an event. */
export function EventsEyebrow() {
  const t = useTranslations('pages.events');
  return <DestinationLink to="events">{t('title')}</DestinationLink>;
}
