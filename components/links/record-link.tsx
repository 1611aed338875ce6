import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { recordDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';

interface RecordLinkProps {
  /** An address that somebody wrote into a record. */
  address: string;
  /** Whether the link opens in a new tab, wherever it leads. */
  newTab?: boolean;
  children?: ReactNode;
}

/** A link of a record, for records that nobody here can mend: words without a link where the address is unsafe or unknown. */
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
