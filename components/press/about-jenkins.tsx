import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { figureWords, loadFigures } from '@/lib/site/figures';
import { BrandingTerms } from './branding-terms';
import { LogoGuidance } from './logo-guidance';
import { Quotable } from './quotable';

/** What the project is, how it is governed, who owns its name, and how to use name and logo. */
export function AboutJenkins() {
  const t = useTranslations('pages.press');
  return (
    <Section id="about-jenkins" title={t('about.title')}>
      <p>{t('about.lead')}</p>
      <WithContent load={loadFigures}>
        {(figures) => (
          <>
            <Quotable id="elevator-pitch" title={t('about.pitchTitle')} text={t('about.pitch', figureWords(figures))} />
            <Quotable id="blurb" title={t('about.blurbTitle')} text={t('about.blurb', figureWords(figures))} />
          </>
        )}
      </WithContent>

      <Section id="governance" level={3} title={t('governance.title')}>
        <p>{t.rich('governance.document', richTags())}</p>
        <p>{t.rich('governance.comments', richTags())}</p>
      </Section>

      <Section id="trademark" level={3} title={t('trademark.title')}>
        <p>{t.rich('trademark.text', richTags())}</p>
        <p>{t('trademark.more')}</p>
        <ItemList items={[t.rich('trademark.use', richTags()), t.rich('trademark.attribution', richTags())]} />
      </Section>

      <Section id="branding" level={3} title={t('branding.title')}>
        <p>{t('branding.lead')}</p>
        <BrandingTerms />
      </Section>

      <Section id="artwork" level={3} title={t('artwork.title')}>
        <LogoGuidance />
      </Section>
    </Section>
  );
}
