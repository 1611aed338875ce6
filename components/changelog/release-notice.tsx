import { useFormatter, useTranslations } from 'next-intl';
import { releaseStatus, staleFrom } from '@/lib/changelog/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { buildDate } from '@/lib/site/build-date';
import { AdvisoryName } from './release-status';

interface ReleaseNoticeProps {
  line: ReleaseLine;
  version: string;
  /** ISO 8601, such as 2026-10-28; without one, nobody can tell how old the data is. */
  date?: string;
}

/**
 * What a visitor must know before downloading the release that is offered: that it has published warnings, or that the data is so
 * old that a newer one is probably out. The second depends on the day of the visit, so a script shows it on a page that was built
 * earlier (components/inline-scripts/release-age.ts). Nothing where neither is so.
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
