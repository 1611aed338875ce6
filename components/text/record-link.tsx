import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { isSafeLink } from '@/lib/content/fields';
import type { Locale } from '@/lib/i18n/locales';
import { type Destination, resolveAddress, UnknownDestinationError } from '@/lib/site/destinations';
import { ResolvedLink } from './address-link';

interface RecordLinkProps {
  /** An address that somebody wrote into a record. */
  address: string;
  children?: ReactNode;
}

/** A link of a record, for records that nobody here can mend: words without a link where the address is unsafe or unknown. */
export function RecordLink({ address, children }: RecordLinkProps) {
  const destination = findDestination(address, useLocale());
  return destination ? <ResolvedLink {...destination}>{children}</ResolvedLink> : children;
}

function findDestination(address: string, locale: Locale): Destination | undefined {
  if (!isSafeLink(address)) return undefined;
  try {
    return resolveAddress(address, locale);
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return undefined;
  }
}
