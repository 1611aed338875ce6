import type { ReactNode } from 'react';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import './platform-link.css';

interface PlatformLinkProps {
  /** The destination's name. */
  to: string;
  icon: IconName;
  children: ReactNode;
}

/** A link in a list of ways to get in touch, with the icon of the platform or channel. */
export function PlatformLink({ to, icon, children }: PlatformLinkProps) {
  return (
    <DestinationLink to={to} className="platform-link">
      <Icon name={icon} />
      {children}
    </DestinationLink>
  );
}
