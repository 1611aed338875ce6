import { useTranslations } from 'next-intl';
import { ChatRooms } from '@/components/chat/chat-rooms';
import { Command } from '@/components/chat/command';
import { NicknameError } from '@/components/chat/nickname-error';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('chat');

const unlisted = ['irc-jenkins', 'irc-jenkins-hosting', 'continuous-delivery-foundation', 'kubernetes', 'jenkins-operator'];

/** The chat page: Matrix rooms and IRC channels (docs/behavior.md, Chat). */
export default function ChatPage() {
  const t = useTranslations('pages.chat.facts');
  return (
    <TextPage
      route="chat"
      room={{
        hue: 'cyan',
        actions: <ButtonLink to="gitterSpace">{t('open')}</ButtonLink>,
        facts: [
          { name: t('most'), value: <a href="#gitter">{t('gitter')}</a> },
          { name: t('irc'), value: <a href="#internet-relay-chat-irc">{t('channel')}</a> },
          { name: t('teams'), value: <a href="#slack">{t('slack')}</a> },
          { name: t('later'), value: <DestinationLink to="forum">{t('forum')}</DestinationLink> },
        ],
      }}
      unlisted={unlisted}
      columns={['slack']}
      blocks={{
        Rooms: () => <ChatRooms />,
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
