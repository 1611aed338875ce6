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
      {destination.kind === 'external' ? (
        // In the text, so that the icon wraps when a long word fills a narrow window.
        <span>
          {children} <Icon name="external-link" className="ml-1 inline-block size-icon-text" />
        </span>
      ) : (
        children
      )}
    </ResolvedLink>
  );
}
