import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** Links journalists to the press forum. */
export function AskButton() {
  const t = useTranslations('pages.press.contact');
  return (
    <DestinationLink to="pressForum" className="button">
      {t('ask')}
    </DestinationLink>
  );
}
