import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';

/** Links journalists to the press forum. */
export function AskButton() {
  const t = useTranslations('pages.press.contact');
  return <ButtonLink to="pressForum">{t('ask')}</ButtonLink>;
}
