import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

interface DiscussionChannelsProps {
  /** The page whose words they are in. */
  page: 'contributorSummit' | 'devopsWorld';
  /** Channels that only this event has; they come first. */
  children?: ReactNode;
}

/** Where an event is talked about: forum, social media and mailing lists. */
export function DiscussionChannels({ page, children }: DiscussionChannelsProps) {
  const t = useTranslations(`pages.${page}.channels`);
  return (
    <Section id="discussion-channels" title={t('title')}>
      {children}
      <Section id="discourse" title={t('discourse.title')} level={3}>
        <p>{t.rich('discourse.text', richTags())}</p>
      </Section>
      <Section id="social-media" title={t('social.title')} level={3}>
        <p>{t.rich('social.text', richTags())}</p>
        <ItemList items={[t.rich('social.twitter', richTags()), t.rich('social.linkedin', richTags())]} />
      </Section>
      <Section id="mailing-lists" title={t('mailingLists.title')} level={3}>
        <p>{t.rich('mailingLists.text', richTags())}</p>
      </Section>
    </Section>
  );
}
