import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import './chat.css';

/** The general Matrix rooms. Other sites link to these ids. */
const rooms = [
  { id: 'jenkinsci-jenkins', name: 'jenkinsci/jenkins', to: 'chatJenkins', messages: 'jenkins' },
  { id: 'newcomer-contributors', name: 'jenkinsci/newcomer-contributors', to: 'newcomerRoom', messages: 'newcomers' },
  { id: 'jenkins-infra', name: 'jenkins-infra:matrix.org', to: 'chatInfra', messages: 'infra' },
  { id: 'jenkins-release', name: 'jenkins-release:matrix.org', to: 'chatRelease', messages: 'release' },
] as const;

/** The project's Matrix rooms, which are still called Gitter. */
export function ChatRooms() {
  const t = useTranslations('pages.chat.gitter');
  return (
    <ul className="my-3 hairline-b">
      {rooms.map(({ id, name, to, messages }) => (
        <li key={id} className="chat-room">
          <div>
            <h3 id={id} className="text-base font-semibold">
              <DestinationLink to={to}>{t(`names.${messages}`)}</DestinationLink>
            </h3>
            <p className="text-xs text-muted" translate="no">
              {name}
            </p>
          </div>
          <p>{t.rich(`rooms.${messages}`, richTags())}</p>
          {/* Decorative, because the whole row is a link. */}
          <span aria-hidden="true" className="arrow-link">
            {t('join')}
            <Icon name="arrow-right" />
          </span>
        </li>
      ))}
    </ul>
  );
}
