import { useFormatter, useTranslations } from 'next-intl';
import { RecordLink } from '@/components/links/record-link';
import { DataTable } from '@/components/ui/data-table';
import { toFound } from '@/lib/advisories/plugin-check';
import type { PluginWarnings } from '@/lib/advisories/plugin-warnings';
import { publishedWarning } from '@/lib/published/plugin-warnings';

/** The number of rows. */
const shown = 20;

const dayFormat = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The newest warnings about plugins, for an overview and for visitors without JavaScript. */
export function NewestWarnings({ asOf, warnings }: PluginWarnings) {
  const t = useTranslations('pages.pluginCheck.newest');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), dayFormat);
  const rows = warnings
    .slice(-shown)
    .toReversed()
    .map((warning) => {
      const { id, url, date, lastVersion, isUnfixed } = toFound(publishedWarning(warning));
      return [
        warning.name,
        isUnfixed ? t('all') : lastVersion ? t('upTo', { version: lastVersion }) : t('unclear'),
        <RecordLink key={id} address={url}>
          {id}
        </RecordLink>,
        date ? day(date) : '',
      ];
    });
  return (
    <>
      <p className="prose">{t('text', { count: warnings.length, date: day(asOf) })}</p>
      <DataTable caption={t('title')} head={[t('plugin'), t('versions'), t('advisory'), t('date')]} rows={rows} />
    </>
  );
}
