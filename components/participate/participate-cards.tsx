import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadParticipateCards, type ParticipateCard } from '@/lib/community/participate';
import './participate-cards.css';

/** A grid of cards, one per way to take part; each card is a single link (docs/behavior.md, Participate). */
export function ParticipateCards() {
  const t = useTranslations('pages.participate');
  const locale = useLocale();
  return (
    <WithContent load={() => loadParticipateCards(locale)}>
      {(cards) => (
        <div className="page-section">
          <ul aria-label={t('cardsLabel')} className="card-grid">
            {cards.map((card) => (
              <li key={card.label.text} className="flex">
                <Card {...card} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </WithContent>
  );
}

function Card({ label, description, color, url, icon }: ParticipateCard) {
  const t = useTranslations('pages.participate');
  return (
    <AddressLink address={url} className={`participate-card card-${color}`}>
      <h2 className="participate-card-label">
        {icon && <Icon name={icon} className="size-icon-lg" />}
        <LocalizedText {...label} />
      </h2>
      <p>
        <LocalizedText {...description} />
      </p>
      <p className="participate-card-more">
        {t('learnMore')}
        <Icon name="arrow-right" className="participate-card-arrow" />
      </p>
    </AddressLink>
  );
}
