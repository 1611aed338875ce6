import { useTranslations } from 'next-intl';
import { LogoParade } from '@/components/artwork/logo-parade';
import { Butler } from '@/components/butler/butler';
import { RoutePage } from '@/components/layout/route-page';
import { richTags } from '@/components/links/rich-text';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { Section } from '@/components/ui/section';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participate');

/** The overview of the ways to participate (docs/behavior.md, Participate). */
export default function ParticipateHub() {
  const t = useTranslations('pages.participate');
  return (
    <RoutePage route="participate" form="hub" figure={<Butler drawing="hard-hat" />}>
      <ParticipateCards>
        <Section id="help-and-feedback" title={t('feedback.title')}>
          <p>{t.rich('feedback.text', richTags())}</p>
        </Section>
      </ParticipateCards>
      <LogoParade />
    </RoutePage>
  );
}
