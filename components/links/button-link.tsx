import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { resolveDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';

interface ButtonLinkProps {
  /** A named destination; a mark shows that one is on another site. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a named destination as a filled button. */
export function ButtonLink({ to, className = 'button', children }: ButtonLinkProps) {
  const destination = resolveDestination(to, useLocale());
  return (
    <ResolvedLink {...destination} className={className}>
      {children}
      {destination.kind === 'external' && <Icon name="external-link" className="size-icon-text" />}
    </ResolvedLink>
  );
}
