import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Section } from '@/components/ui/section';

const workspaces = [
  { id: 'continuous-delivery-foundation', messages: 'cdf' },
  { id: 'kubernetes', messages: 'kubernetes' },
  { id: 'jenkins-operator', messages: 'operator' },
] as const;

/** The workspaces on Slack. */
export function Slack() {
  const t = useTranslations('pages.chat');
  return (
    <Section id="slack" title={t('slack.title')}>
      <p>{t('slack.lead')}</p>
      {workspaces.map(({ id, messages }) => (
        <Section key={id} id={id} level={3} title={t(`${messages}.title`)}>
          <p>{t.rich(`${messages}.about`, richTags())}</p>
          <p>{t.rich(`${messages}.join`, richTags())}</p>
        </Section>
      ))}
    </Section>
  );
}
