import { useTranslations } from 'next-intl';
import { ChatRooms } from '@/components/chat/chat-rooms';
import { Irc } from '@/components/chat/irc';
import { Slack } from '@/components/chat/slack';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('chat');

const sections = [
  { id: 'gitter', messages: 'gitter' },
  { id: 'internet-relay-chat-irc', messages: 'irc' },
  { id: 'channel-spam-protection', messages: 'spam', isPart: true },
  { id: 'cloaks', messages: 'cloaks', isPart: true },
  { id: 'slack', messages: 'slack' },
] as const;

/** Rooms and channels to talk in (docs/behavior.md, Chat). */
export default function ChatPage() {
  const t = useTranslations('pages.chat');
  const parts = useTranslations('parts');
  return (
    <PageFrame route="chat">
      <PageHeader title={t('title')} lead={t('lead')} />
      <PageWithContents
        label={parts('contents')}
        entries={sections.map(({ messages, ...section }) => ({ ...section, title: t(`${messages}.title`) }))}
      >
        <div className="text-page">
          <ChatRooms />
          <Irc />
          <Slack />
        </div>
      </PageWithContents>
    </PageFrame>
  );
}
