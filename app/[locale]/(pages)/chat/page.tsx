import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { ChatRooms } from '@/components/chat/chat-rooms';
import { Command } from '@/components/chat/command';
import { NicknameError } from '@/components/chat/nickname-error';
import { ButtonLink } from '@/components/links/button-link';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('chat');

const unlisted = ['irc-jenkins', 'irc-jenkins-hosting', 'continuous-delivery-foundation', 'kubernetes', 'jenkins-operator'];

/** The chat page: Matrix rooms and IRC channels (docs/behavior.md, Chat). */
export default function ChatPage() {
  return (
    <TextPage
      route="chat"
      figure={<Butler drawing="bubble" />}
      unlisted={unlisted}
      blocks={{
        Rooms: () => <ChatRooms />,
        OpenRooms: (action) => (
          <p>
            <ButtonLink to="gitterSpace">{action}</ButtonLink>
          </p>
        ),
        JoinJenkins: () => <JoinChannel id="join-jenkins" channel="#jenkins" />,
        JoinHosting: () => <JoinChannel id="join-jenkins-hosting" channel="#jenkins-hosting" />,
        NicknameError: (label) => <NicknameError>{label}</NicknameError>,
        MemoservHelp: () => <Command id="memoserv-help" text="/msg memoserv help" />,
      }}
    />
  );
}

function JoinChannel({ id, channel }: { id: string; channel: string }) {
  const t = useTranslations('pages.chat.irc');
  return (
    <>
      <p>{t('join')}</p>
      <Command id={id} text={`/join ${channel}`} />
    </>
  );
}
