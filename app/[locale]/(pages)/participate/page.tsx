import { useTranslations } from 'next-intl';
import { LogoParade } from '@/components/artwork/logo-parade';
import { Butler } from '@/components/butler/butler';
import { PageLayout } from '@/components/layout/page-layout';
import { richTags } from '@/components/links/rich-text';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participate');

/** The overview of the ways to participate (docs/behavior.md, Participate). */
export default function ParticipateHub() {
  const t = useTranslations('pages.participate');
  return (
    <PageLayout route="participate">
      <PageHeader form="hub" title={t('title')} lead={t.rich('lead', richTags())} figure={<Butler drawing="hard-hat" />} />
      <ParticipateCards>
        <Section id="help-and-feedback" title={t('feedback.title')}>
          <p>{t.rich('feedback.text', richTags())}</p>
        </Section>
      </ParticipateCards>
      <LogoParade />
    </PageLayout>
  );
}
