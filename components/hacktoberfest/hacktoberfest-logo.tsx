import { useTranslations } from 'next-intl';
import { ListedPicture } from '@/components/pictures/listed-picture';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import './hacktoberfest.css';

/**
 * This year's logo. It belongs to the organizers of Hacktoberfest and is dark, so it needs a light background in
 * both themes.
 */
export function HacktoberfestLogo({ edition }: Pick<Hacktoberfest, 'edition'>) {
  const t = useTranslations('pages.hacktoberfest');
  return (
    <div className="hacktoberfest-logo">
      <ListedPicture id={edition.logo} alt={t('logo', { year: edition.year })} />
    </div>
  );
}
