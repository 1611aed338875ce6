import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Section } from '@/components/ui/section';

const workspaces = [
  { id: 'continuous-delivery-foundation', words: 'cdf' },
  { id: 'kubernetes', words: 'kubernetes' },
  { id: 'jenkins-operator', words: 'operator' },
] as const;

/** The workspaces on Slack. */
export function Slack() {
  const t = useTranslations('pages.chat');
  return (
    <Section id="slack" title={t('slack.title')}>
      <p>{t('slack.lead')}</p>
      {workspaces.map(({ id, words }) => (
        <Section key={id} id={id} level={3} title={t(`${words}.title`)}>
          <p>{t.rich(`${words}.about`, richTags())}</p>
          <p>{t.rich(`${words}.join`, richTags())}</p>
        </Section>
      ))}
    </Section>
  );
}
