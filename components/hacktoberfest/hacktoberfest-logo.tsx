import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { tryContent } from '@/lib/content/try-content';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { resolvePicture } from '@/lib/pictures/pictures';
import './hacktoberfest-logo.css';

/**
 * This year's logo. It belongs to the organizers of Hacktoberfest and is dark, so it needs a light background in
 * both themes.
 */
export function HacktoberfestLogo() {
  const t = useTranslations('pages.hacktoberfest');
  const locale = useLocale();
  const facts = tryContent(loadHacktoberfest);
  if (!facts) return null;
  return (
    <div className="hacktoberfest-logo">
      <Picture {...resolvePicture(facts.edition.logo, locale)} alt={t('logo')} />
    </div>
  );
}
