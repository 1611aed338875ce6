import { useFormatter, useTranslations } from 'next-intl';
import { releaseStatus, staleFrom } from '@/lib/changelog/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { buildDate } from '@/lib/site/build-date';
import { AdvisoryName } from './release-status';

interface ReleaseNoticeProps {
  line: ReleaseLine;
  version: string;
  /** ISO 8601, such as 2026-10-28. Without it, the age of the data is unknown. */
  date?: string;
}

/**
 * Warns before the download of a release: it has published security warnings, or the data is so old that there is probably a newer
 * release. The latter depends on the current date, so an inline script shows it (components/inline-scripts/release-age.ts).
 */
export function ReleaseNotice({ line, version, date }: ReleaseNoticeProps) {
  const t = useTranslations('parts.releaseStatus');
  const format = useFormatter();
  const [latest] = releaseStatus(line, version).warnings ?? [];
  const firstStaleDay = date && staleFrom(date);
  return (
    <>
      {latest && (
        <p className="error-text">
          {t('unsafe', { version })} <AdvisoryName advisory={latest} />
        </p>
      )}
      {date && firstStaleDay && (
        <p
          className="error-text"
          data-stale-from={firstStaleDay}
          hidden={buildDate().toISOString() < firstStaleDay}
          suppressHydrationWarning
        >
          {t('stale', { version, date: format.dateTime(new Date(date), { dateStyle: 'long' }) })}
        </p>
      )}
    </>
  );
}
