import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { releasePath } from '@/lib/changelog/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';

interface ReleaseLinkProps {
  line: ReleaseLine;
  version: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to the page of a release. It is a plain link because Next's own treats the dots of a version as a file
 * extension and drops the trailing slash.
 */
export function ReleaseLink({ line, version, className, children }: ReleaseLinkProps) {
  return (
    <a href={localPath(releasePath(line, version), useLocale())} className={className}>
      {children}
    </a>
  );
}
