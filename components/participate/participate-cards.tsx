import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadParticipateCards, type ParticipateCard } from '@/lib/community/participate';
import { routeAt } from '@/lib/routing/routes';
import './participate-cards.css';

/**
 * A grid of cards, one per way to take part; each card is a single link (docs/behavior.md, Participate).
 * @param children the content of the last two cells
 */
export function ParticipateCards({ children }: { children?: ReactNode }) {
  const t = useTranslations('pages.participate');
  const locale = useLocale();
  return (
    <WithContent load={() => loadParticipateCards(locale)}>
      {(cards) => (
        <div className="page-section participate-ways">
          <div className="card-grid">
            <ul aria-label={t('cardsLabel')} className="contents">
              {cards.map((card) => (
                <li key={card.label.text} className="flex">
                  <Card {...card} />
                </li>
              ))}
            </ul>
            <div className="participate-help text-page">{children}</div>
          </div>
        </div>
      )}
    </WithContent>
  );
}

function Card({ label, description, color, url, icon }: ParticipateCard) {
  return (
    <AddressLink address={url} className={`participate-card card-${color}`}>
      {icon && <Icon name={icon} className="participate-card-icon" />}
      <h2 className="participate-card-label" data-page={routeAt(url)}>
        <LocalizedText {...label} />
        <Icon name="arrow-right" className="size-icon" />
      </h2>
      <p className="participate-card-text">
        <LocalizedText {...description} />
      </p>
    </AddressLink>
  );
}
