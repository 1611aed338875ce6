import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { describeAll } from '@/lib/content/content-error';
import { loadOrReport } from '@/lib/content/try-content';

interface WithRecordsProps<T> {
  /** The page, whose messages have the text of the error. */
  route: 'artwork' | 'awards' | 'books';
  /** Reads the records; may throw `ContentError`. */
  load: () => T;
  children: (records: T) => ReactNode;
}

/** Like `WithContent`, with an error message that says what is wrong (docs/behavior.md, Records). */
export function WithRecords<T>({ route, load, children }: WithRecordsProps<T>) {
  const t = useTranslations('pages');
  const loaded = loadOrReport(load);
  const message = describeAll(loaded.invalidRecords);
  return (
    <>
      {message && (
        <p role="alert" className="error-text">
          {t(`${route}.failed`, { message })}
        </p>
      )}
      {loaded.ok && children(loaded.value)}
    </>
  );
}
