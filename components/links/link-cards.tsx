import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { DestinationLink } from './destination-link';
import './link-cards.css';

interface LinkCard {
  /** A destination's name. */
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Cards that link to other pages, each with an icon, a title and a sentence. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="link-cards">
      {cards.map(({ to, icon, title, text }) => (
        <li key={to}>
          <DestinationLink to={to} className="link-card">
            <Icon name={icon} className="link-card-icon" />
            <span className="link-card-title">{title}</span>
            <span className="link-card-text">{text}</span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
