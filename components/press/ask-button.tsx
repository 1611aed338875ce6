import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';

/** Where the press asks. */
export function AskButton() {
  const t = useTranslations('pages.press.contact');
  return (
    <DestinationLink to="pressForum" className="button">
      {t('ask')}
    </DestinationLink>
  );
}
