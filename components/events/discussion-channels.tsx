import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import type { OutlinedSection } from '@/components/ui/outlined-text';

/**
 * The section about where an event is discussed: forum, social media and mailing lists.
 * @param page the page whose messages are used
 * @param own channels that only this event has; they come first
 */
export function useDiscussionChannels(
  page: 'contributorSummit' | 'devopsWorld',
  own: NonNullable<OutlinedSection['parts']> = [],
): OutlinedSection {
  const t = useTranslations(`pages.${page}.channels`);
  const tags = richTags();
  return {
    id: 'discussion-channels',
    title: t('title'),
    parts: [
      ...own,
      { id: 'discourse', title: t('discourse.title'), body: <p>{t.rich('discourse.text', tags)}</p> },
      {
        id: 'social-media',
        title: t('social.title'),
        body: (
          <>
            <p>{t.rich('social.text', tags)}</p>
            <ItemList items={[t.rich('social.twitter', tags), t.rich('social.linkedin', tags)]} />
          </>
        ),
      },
      { id: 'mailing-lists', title: t('mailingLists.title'), body: <p>{t.rich('mailingLists.text', tags)}</p> },
    ],
  };
}
