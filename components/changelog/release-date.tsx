import { useFormatter, useTranslations } from 'next-intl';
import { PastDay } from '@/components/ui/past-day';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import './release-status.css';

/** The date of a release. A few were never published and have none. */
export function ReleaseDate({ release: { date } }: { release: ChangelogRelease }) {
  const t = useTranslations('parts.changes');
  const format = useFormatter();
  if (!date) return <span className="release-date">{t('undated')}</span>;
  return (
    <PastDay day={date} className="release-date">
      {format.dateTime(new Date(date), { dateStyle: 'long' })}
    </PastDay>
  );
}
