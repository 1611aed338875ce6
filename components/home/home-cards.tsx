import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import './home.css';

/** The home cards in groups; `id` is both the message key and the destination's name. */
const groups = [
  {
    group: 'use',
    cards: [
      { id: 'download', icon: 'download' },
      { id: 'roadmap', icon: 'route' },
      { id: 'books', icon: 'book-2' },
      { id: 'events', icon: 'calendar-event' },
    ],
  },
  {
    group: 'takePart',
    cards: [
      { id: 'participate', icon: 'users' },
      { id: 'chat', icon: 'message-circle' },
      { id: 'mailingLists', icon: 'mail' },
    ],
  },
  {
    group: 'about',
    cards: [
      { id: 'press', icon: 'news' },
      { id: 'awards', icon: 'trophy' },
      { id: 'artwork', icon: 'palette' },
      { id: 'conduct', icon: 'scale' },
    ],
  },
] as const;

/** Links into the site, grouped by purpose; the group about participating has a linen background. */
export function HomeCards() {
  const t = useTranslations('pages.home');
  return (
    <nav aria-label={t('cardsLabel')} className="home-cards">
      {groups.map(({ group, cards }) => (
        <section key={group} className={group === 'takePart' ? 'page-linen' : undefined}>
          <div className="page-section">
            <h2 id={`home-cards-${group}`} className="heading">
              {t(`groups.${group}`)}
            </h2>
            <ul className="home-card-list">
              {cards.map(({ id, icon }) => (
                <li key={id} className={id === 'participate' ? 'home-card-wide' : undefined}>
                  <DestinationLink to={id} className="home-card">
                    <Icon name={icon} className="home-card-icon" />
                    <span className="home-card-title" data-page={id}>
                      {t(`cards.${id}.title`)}
                    </span>
                    <span className="home-card-text">{t(`cards.${id}.text`)}</span>
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </nav>
  );
}
