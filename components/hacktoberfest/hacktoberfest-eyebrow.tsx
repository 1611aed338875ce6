import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** The way back from a page below the Hacktoberfest page. */
export function HacktoberfestEyebrow() {
  const t = useTranslations('pages.hacktoberfest');
  return <DestinationLink to="hacktoberfest">{t('title')}</DestinationLink>;
}
