import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { DestinationLink } from './destination-link';
import './link-cards.css';

interface Door {
  /** A destination's name. */
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Ways into other pages, each with an icon, a title and a sentence. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className="doors">
      {doors.map(({ to, icon, title, text }) => (
        <li key={to}>
          <DestinationLink to={to} className="door">
            <Icon name={icon} className="door-icon" />
            <span className="door-title">{title}</span>
            <span className="door-text">{text}</span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
