import { useFormatter, useTranslations } from 'next-intl';

/**
 * Says how old the data of a page is (docs/behavior.md, Age of data).
 * @param day the newest day that the data speaks of, or on which it changed, such as 2025-08-20
 */
export function AsOf({ day }: { day: string }) {
  const t = useTranslations('parts');
  const format = useFormatter();
  const labels = { day: format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }) };
  return (
    <p className="as-of" data-pagefind-ignore="">
      <time dateTime={day}>{t('asOf', labels)}</time>
    </p>
  );
}
