import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { tryContent } from '@/lib/content/try-content';

interface WithContentProps<T> {
  /** A loader of lib/content. */
  load: () => T;
  children: (content: T) => ReactNode;
}

/** Renders a part of a page from a content file, or an error message when that file is broken. */
export function WithContent<T>({ load, children }: WithContentProps<T>) {
  const t = useTranslations('parts');
  const content = tryContent(load);
  if (content !== undefined) return children(content);
  return (
    <div className="page-section">
      <p className="error-text">{t('contentFailed')}</p>
    </div>
  );
}
