import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { Section } from '@/components/ui/section';
import { Command } from './command';
import './chat.css';

/** The IRC server's exact response to an unregistered nickname (docs/behavior.md, Chat). */
const registrationError = [
  '[10:28] -NickServ- my_nickname is not a registered nickname.',
  '[10:28] == #jenkins Cannot join channel (+r) - you need to be identified with services',
].join('\n');

const channels = { general: '#jenkins', hosting: '#jenkins-hosting' } as const;

const cloakLevel = 'jenkins/contributor/(username)';

/** The IRC channels, their spam protection, and cloaks. */
export function Irc() {
  const t = useTranslations('pages.chat');
  return (
    <Section id="internet-relay-chat-irc" title={t('irc.title')}>
      <p>{t.rich('irc.lead', richTags())}</p>
      <ItemList items={[t.rich('irc.connect', richTags()), t.rich('irc.client', richTags())]} />

      <Section id="irc-jenkins" level={3} title={<code>{channels.general}</code>}>
        <Note kind="warning">{t.rich('ircJenkins.bridge', richTags())}</Note>
        <p>{t('ircJenkins.about')}</p>
        <p>{t.rich('ircJenkins.room', richTags())}</p>
        <p>{t('irc.join')}</p>
        <Command id="join-jenkins" text={`/join ${channels.general}`} />
        <Note>{t('ircJenkins.tip')}</Note>
      </Section>

      <Section id="irc-jenkins-hosting" level={3} title={<code>{channels.hosting}</code>}>
        <p>{t.rich('ircHosting.about', richTags())}</p>
        <p>{t('irc.join')}</p>
        <Command id="join-jenkins-hosting" text={`/join ${channels.hosting}`} />
        <p>{t.rich('ircHosting.bot', richTags())}</p>
        <p>{t.rich('ircHosting.more', richTags())}</p>
      </Section>

      <Section id="channel-spam-protection" level={3} title={t('spam.title')}>
        <p>{t('spam.lead')}</p>
        <figure className="machine-output">
          <figcaption>{t('spam.errorLabel')}</figcaption>
          <pre lang="en" translate="no">
            <code>{registrationError}</code>
          </pre>
        </figure>
        <p>{t.rich('spam.fix', richTags())}</p>
      </Section>

      <Section id="cloaks" level={3} title={t('cloaks.title')}>
        <p>{t.rich('cloaks.lead', richTags())}</p>
        <p>{t('cloaks.levels')}</p>
        <ItemList items={[<code key="level">{cloakLevel}</code>]} />
        <Section id="get-a-cloak" level={4} title={t('cloaks.how')}>
          <ItemList
            ordered
            items={[
              t.rich('cloaks.account', richTags()),
              t.rich('cloaks.voice', richTags()),
              t.rich('cloaks.contact', richTags()),
              <>
                {t('cloaks.confirm')}
                <Command id="memoserv-help" text="/msg memoserv help" />
              </>,
            ]}
          />
        </Section>
      </Section>
    </Section>
  );
}
