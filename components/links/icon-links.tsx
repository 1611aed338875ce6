import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { DestinationLink } from './destination-link';
import './icon-links.css';

interface IconLink {
  /** The destination's name. */
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Rows of links, each with an icon, a title, and a sentence. The whole row is clickable. */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  return (
    <ul>
      {links.map(({ to, icon, title, text }) => (
        <li key={to} className="icon-row">
          <DestinationLink to={to} className="icon-link">
            <Icon name={icon} className="icon-link-icon" />
            <span className="icon-link-title">{title}</span>
            <span className="icon-link-text">{text}</span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
