import { useTranslations } from 'next-intl';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { tryContent } from '@/lib/content/try-content';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import './hacktoberfest-logo.css';

/**
 * This year's logo. It belongs to the organizers of Hacktoberfest and is dark, so it needs a light background in
 * both themes.
 */
export function HacktoberfestLogo() {
  const t = useTranslations('pages.hacktoberfest');
  const facts = tryContent(loadHacktoberfest);
  if (!facts) return null;
  return (
    <div className="hacktoberfest-logo">
      <ListedPicture id={facts.edition.logo} alt={t('logo', { year: facts.edition.year })} />
    </div>
  );
}
