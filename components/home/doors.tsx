import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import './home.css';

/** The doors into the site; a link's name is both the message key and the destination's name. */
const doors = [
  { door: 'use', color: 'blue', drawing: 'parcel', links: ['download', 'roadmap', 'books', 'events'] },
  { door: 'takePart', color: 'yellow', drawing: 'hard-hat', links: ['participate', 'chat', 'mailingLists'] },
  { door: 'about', color: 'green', drawing: 'cup', links: ['press', 'awards', 'artwork', 'conduct'] },
] as const;

/** Links into the site, grouped by purpose behind three counters. */
export function Doors() {
  const t = useTranslations('pages.home');
  return (
    <nav aria-label={t('cardsLabel')} className="page-section">
      <ul className="doors">
        {doors.map(({ door, color, drawing, links }) => (
          <li key={door} className={`door card-${color}`}>
            <Butler drawing={drawing} className="door-butler" />
            <div className="door-counter" />
            <h2 id={`home-cards-${door}`} className="subheading">
              {t(`groups.${door}`)}
            </h2>
            <ul>
              {links.map((to) => (
                <li key={to}>
                  <DestinationLink to={to} className="door-link">
                    <span data-page={to}>{t(`cards.${to}`)}</span>
                    <Icon name="arrow-right" className="size-icon shrink-0" />
                  </DestinationLink>
                </li>
              ))}
              {door === 'takePart' && (
                <li>
                  <DestinationLink to="goodFirstIssues" className="door-link">
                    {t('firstIssue')}
                    <Icon name="arrow-right" className="size-icon shrink-0" />
                  </DestinationLink>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
