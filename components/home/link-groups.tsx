import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import './home.css';

/** The groups of links; a link's name is both the message key and the destination's name. */
const groups = [
  { group: 'use', color: 'blue', drawing: 'parcel', links: ['download', 'roadmap', 'books', 'events'] },
  { group: 'takePart', color: 'yellow', drawing: 'hard-hat', links: ['participate', 'chat', 'mailingLists', 'goodFirstIssues'] },
  { group: 'about', color: 'green', drawing: 'cup', links: ['press', 'awards', 'artwork', 'conduct'] },
] as const;

/** Links to the main pages, grouped by purpose, each group below a butler at his counter. */
export function LinkGroups() {
  const t = useTranslations('pages.home');
  return (
    <nav aria-label={t('cardsLabel')} className="page-section">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-3">
        {groups.map(({ group, color, drawing, links }) => (
          <li key={group} className={`link-group card-${color}`}>
            <Butler drawing={drawing} className="-mt-16 ml-auto w-56 max-w-full" />
            <div className="link-group-counter" />
            <h2 id={`home-cards-${group}`} className="subheading">
              {t(`groups.${group}`)}
            </h2>
            <ul className="font-semibold">
              {links.map((to) => (
                <li key={to}>
                  <DestinationLink
                    to={to}
                    className="flex min-h-12 items-center justify-between gap-3 hairline-t py-2 hover:underline"
                  >
                    <span data-page={to} className="min-w-0 wrap-anywhere">
                      {to === 'goodFirstIssues' ? t('firstIssue') : t(`cards.${to}`)}
                    </span>
                    <Icon name="arrow-right" className="link-arrow" />
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
