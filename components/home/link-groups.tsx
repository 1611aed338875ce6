import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import './home.css';

/** The groups of links; a link's name is both the message key and the destination's name. */
const groups = [
  { group: 'use', color: 'blue', drawing: 'parcel', links: ['download', 'roadmap', 'books', 'events'] },
  { group: 'takePart', color: 'yellow', drawing: 'hard-hat', links: ['participate', 'chat', 'mailingLists'] },
  { group: 'about', color: 'green', drawing: 'cup', links: ['press', 'awards', 'artwork', 'conduct'] },
] as const;

/** Links to the main pages, grouped by purpose, each group below a butler at his counter. */
export function LinkGroups() {
  const t = useTranslations('pages.home');
  return (
    <nav aria-label={t('cardsLabel')} className="page-section">
      <ul className="link-groups">
        {groups.map(({ group, color, drawing, links }) => (
          <li key={group} className={`link-group card-${color}`}>
            <Butler drawing={drawing} className="link-group-butler" />
            <div className="link-group-counter" />
            <h2 id={`home-cards-${group}`} className="subheading">
              {t(`groups.${group}`)}
            </h2>
            <ul>
              {links.map((to) => (
                <li key={to}>
                  <DestinationLink to={to} className="group-link">
                    <span data-page={to}>{t(`cards.${to}`)}</span>
                    <Icon name="arrow-right" className="size-icon shrink-0" />
                  </DestinationLink>
                </li>
              ))}
              {group === 'takePart' && (
                <li>
                  <DestinationLink to="goodFirstIssues" className="group-link">
                    <span>{t('firstIssue')}</span>
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
