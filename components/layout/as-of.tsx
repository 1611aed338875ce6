import { useLocale, useTranslations } from 'next-intl';
import { dateText } from '@/lib/i18n/dates';

/**
 * Shows how old a page's data is (docs/behavior.md, Age of data).
 * @param day the newest date in the data, or the date of its last change, such as 2025-08-20
 */
export function AsOf({ day }: { day: string }) {
  const t = useTranslations('parts');
  const locale = useLocale();
  const labels = { day: dateText(day, locale) };
  return (
    <p className="py-1 text-xs text-muted sm:ml-auto">
      <time dateTime={day}>{t('asOf', labels)}</time>
    </p>
  );
}
