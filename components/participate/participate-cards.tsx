import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { loadParticipateCards } from '@/lib/content/participate';
import { tryContent } from '@/lib/content/try-content';
import { cardClass } from './card-class';

/** The ways to take part as a grid of cards, each of them one link (specification, section 2). */
export function ParticipateCards() {
  const t = useTranslations('pages.participate');
  const locale = useLocale();
  const cards = tryContent(() => loadParticipateCards(locale));
  if (!cards) {
    return (
      <p role="alert" className="error-text">
        {t('failed')}
      </p>
    );
  }
  return (
    <ul aria-label={t('cardsLabel')} className="card-grid">
      {cards.map(({ label, description, color, url, icon }) => (
        <li key={label.text} className="flex">
          <AddressLink address={url} className={cardClass(color)}>
            <h2 className="participate-card-label">
              {icon && <Icon name={icon} className="size-icon-lg" />}
              <Words {...label} />
            </h2>
            <span>
              <Words {...description} />
            </span>
            <span className="participate-card-more">
              {t('learnMore')}
              <Icon name="arrow-right" className="participate-card-arrow" />
            </span>
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}
