import { useLocale, useTranslations } from 'next-intl';
import { PastDay } from '@/components/ui/past-day';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { dateText } from '@/lib/i18n/dates';
import './release-status.css';

/** The date of a release. A few were never published and have none. */
export function ReleaseDate({ release: { date } }: { release: ChangelogRelease }) {
  const t = useTranslations('parts.changes');
  const locale = useLocale();
  if (!date) return <span className="release-date">{t('undated')}</span>;
  return (
    <PastDay day={date} className="release-date">
      {dateText(date, locale)}
    </PastDay>
  );
}
