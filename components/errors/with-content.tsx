import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { loadOrReport } from '@/lib/content/try-content';

interface WithContentProps<T> {
  /** Reads the content; may throw `ContentError`. */
  load: () => T;
  children: (content: T) => ReactNode;
}

/**
 * Renders part of a page from a content file. Invalid records are listed before it; if nothing can be read, an error
 * message replaces it (docs/errors.md, Content).
 */
export function WithContent<T>({ load, children }: WithContentProps<T>) {
  const t = useTranslations('parts');
  const content = loadOrReport(load);
  return (
    <>
      {!(content.ok && content.invalidRecords.length === 0) && (
        <div className="page-section">
          {content.ok ? (
            <InvalidRecords invalidRecords={content.invalidRecords} />
          ) : (
            <p className="error-text">{t('contentFailed')}</p>
          )}
        </div>
      )}
      {content.ok && children(content.value)}
    </>
  );
}
