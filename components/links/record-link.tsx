import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { recordDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';

interface RecordLinkProps {
  /** An address from a record, not validated yet. */
  address: string;
  /** Open in a new tab, wherever the link leads. */
  newTab?: boolean;
  children?: ReactNode;
}

/**
 * A link from a record. Records come from the Jenkins project and can't be fixed here, so an unsafe or unknown
 * address leaves plain text.
 */
export function RecordLink({ address, newTab, children }: RecordLinkProps) {
  const destination = recordDestination(address, useLocale());
  return destination ? (
    <ResolvedLink {...destination} newTab={newTab}>
      {children}
    </ResolvedLink>
  ) : (
    children
  );
}
