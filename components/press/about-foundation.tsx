import { useLocale, useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Picture } from '@/components/pictures/picture';
import { Section } from '@/components/ui/section';
import { resolvePicture } from '@/lib/pictures/pictures';
import './logos.css';

/** The foundation behind the project. */
export function AboutFoundation() {
  const t = useTranslations('pages.press.cdf');
  const locale = useLocale();
  return (
    <Section id="about-cdf" title={t('title')}>
      <div className="figure-beside">
        <div className="logo-panel">
          <Picture {...resolvePicture('press/cdf-logo-color-knockout.png', locale)} alt={t('logoAlt')} className="cdf-logo" />
        </div>
        <div className="figure-beside-words">
          <p>{t.rich('text', richTags())}</p>
        </div>
      </div>
    </Section>
  );
}
