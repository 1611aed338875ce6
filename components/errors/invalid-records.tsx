import { useTranslations } from 'next-intl';
import type { ContentProblem } from '@/lib/content/content-error';

/** An error message that lists invalid records, in place of them; renders nothing if there are none. */
export function InvalidRecords({ invalidRecords }: { invalidRecords: readonly ContentProblem[] }) {
  const t = useTranslations('parts');
  if (invalidRecords.length === 0) return null;
  const places = [...new Set(invalidRecords.map(({ file, path }) => [file, ...(path ? [path] : [])].join(', ')))];
  return (
    <p role="alert" className="error-text">
      {t('recordsMissing', { count: places.length, places: places.join('; ') })}
    </p>
  );
}
