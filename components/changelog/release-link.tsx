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
 * A link to the page of a release. It is a plain link: Next's own takes the version for the name of
 * a file, because of its dots, and drops the slash that the address ends with.
 */
export function ReleaseLink({ line, version, className, children }: ReleaseLinkProps) {
  return (
    <a href={localPath(releasePath(line, version), useLocale())} className={className}>
      {children}
    </a>
  );
}
