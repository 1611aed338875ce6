import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** The link back to the Hacktoberfest page from its subpages. */
export function HacktoberfestEyebrow() {
  const t = useTranslations('pages.hacktoberfest');
  return <DestinationLink to="hacktoberfest">{t('title')}</DestinationLink>;
}
