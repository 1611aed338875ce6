import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import './chat.css';

/** The general rooms on Matrix; other sites link to the anchors. */
const rooms = [
  { id: 'jenkinsci-jenkins', name: 'jenkinsci/jenkins', to: 'chatJenkins', messages: 'jenkins' },
  { id: 'newcomer-contributors', name: 'jenkinsci/newcomer-contributors', to: 'newcomerRoom', messages: 'newcomers' },
  { id: 'jenkins-infra', name: 'jenkins-infra:matrix.org', to: 'chatInfra', messages: 'infra' },
  { id: 'jenkins-release', name: 'jenkins-release:matrix.org', to: 'chatRelease', messages: 'release' },
] as const;

/** The rooms on Gitter, as the project's Matrix rooms are still called. */
export function ChatRooms() {
  const t = useTranslations('pages.chat');
  return (
    <Section id="gitter" title={t('gitter.title')}>
      <p>{t.rich('intro', richTags())}</p>
      <ul className="chat-rooms">
        {rooms.map(({ id, name, to, messages }) => (
          <li key={id} className="chat-room">
            <h3 id={id} className="chat-room-name">
              <DestinationLink to={to}>{name}</DestinationLink>
            </h3>
            <p>{t.rich(`gitter.rooms.${messages}`, richTags())}</p>
            {/* The whole card is the link. */}
            <span aria-hidden="true" className="arrow-link chat-join">
              {t('gitter.join')}
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
      <p>{t.rich('gitter.lead', richTags())}</p>
      <p>
        <DestinationLink to="gitterSpace" className="button">
          {t('start')}
        </DestinationLink>
      </p>
      <p>{t.rich('answers', richTags())}</p>
      <p>{t.rich('others', richTags())}</p>
      <p>{t.rich('gitter.sigs', richTags())}</p>
      <p>{t.rich('gitter.client', richTags())}</p>
    </Section>
  );
}
