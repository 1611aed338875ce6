import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ResolvedLink } from '@/components/links/address-link';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { changelogDestination } from '@/lib/routing/destinations';

interface ReleaseLinkProps {
  line: ReleaseLine;
  version: string;
  className?: string;
  /** By default the version. */
  children?: ReactNode;
}

/** A link to the page of a release. */
export function ReleaseLink({ line, version, children = version, className }: ReleaseLinkProps) {
  return (
    <ResolvedLink {...changelogDestination(releasePath(line, version), useLocale())} className={className}>
      {children}
    </ResolvedLink>
  );
}
