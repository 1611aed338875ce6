import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { recordDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';

interface RecordLinkProps {
  /** An unvalidated address from a record. */
  address: string;
  /** Open in a new tab, wherever the link leads. */
  newTab?: boolean;
  children?: ReactNode;
}

/**
 * A link from a record. The Jenkins project maintains the records, so an unsafe or unknown address can't be fixed
 * here and renders as plain text.
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
