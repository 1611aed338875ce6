import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { Section } from '@/components/ui/section';
import './press.css';

/** The foundation behind the project. */
export function AboutFoundation() {
  const t = useTranslations('pages.press.cdf');
  return (
    <Section id="about-cdf" title={t('title')}>
      <div className="figure-beside">
        <div className="logo-panel">
          <ListedPicture id="press/cdf-logo-color-knockout.png" alt={t('logoAlt')} className="cdf-logo" />
        </div>
        <div className="figure-beside-words">
          <p>{t.rich('text', richTags())}</p>
        </div>
      </div>
    </Section>
  );
}
