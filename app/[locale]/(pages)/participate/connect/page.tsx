import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateConnect');

const networks = ['x', 'linkedin', 'bluesky', 'mastodon', 'youtube', 'discourse', 'reddit'] as const;
const channels = ['mailingLists', 'chat', 'forum'] as const;

/** Getting in touch with the community (docs/behavior.md, Ways to participate). */
export default function ConnectPage() {
  const t = useTranslations('pages.participateConnect');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateConnect"
      start="chat"
      sections={[
        {
          id: 'follow-us-on-social-media',
          title: t('social.title'),
          body: (
            <>
              <p>{t('social.text')}</p>
              <ItemList rows items={networks.map((network) => t.rich(`social.list.${network}`, tags))} />
              <p>{t.rich('social.help', tags)}</p>
            </>
          ),
        },
        {
          id: 'join-our-chats-and-forums',
          title: t('chats.title'),
          body: (
            <>
              <p>{t('chats.text')}</p>
              <ItemList items={channels.map((channel) => t.rich(`chats.list.${channel}`, tags))} />
              <p>{t.rich('chats.all', tags)}</p>
            </>
          ),
        },
        { id: 'join-our-events', title: t('events.title'), body: <p>{t.rich('events.text', tags)}</p> },
      ]}
    />
  );
}
