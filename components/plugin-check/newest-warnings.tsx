import { useFormatter, useTranslations } from 'next-intl';
import { RecordLink } from '@/components/links/record-link';
import { richTags } from '@/components/links/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { groupWarnings, toFound } from '@/lib/advisories/plugin-check';
import type { PluginWarnings } from '@/lib/advisories/plugin-warnings';
import { publishedWarning } from '@/lib/open-data/plugin-data';
import './plugin-check.css';

/** The number of warnings. */
const shown = 20;

/** The newest warnings about plugins, for an overview and for visitors without JavaScript. */
export function NewestWarnings({ asOf, warnings }: PluginWarnings) {
  const t = useTranslations('pages.pluginCheck.newest');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' });
  const newest = warnings.slice(-shown).map((warning) => ({ name: warning.name, ...toFound(publishedWarning(warning)) }));
  newest.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? '') || one.name.localeCompare(other.name));
  const groups = groupWarnings(newest);
  const rowOf = ({ name, isUnfixed, lastVersion, warnings: ofAdvisory }: (typeof groups)[number]) => [
    <span key="name" className="plugin-id">
      {name}
    </span>,
    isUnfixed ? t('all') : lastVersion ? t('upTo', { version: lastVersion }) : t('unclear'),
    <span key="ids" className="plugin-ids">
      {ofAdvisory.map(({ id, url }) => (
        <RecordLink key={id} address={url}>
          {id}
        </RecordLink>
      ))}
    </span>,
  ];
  return (
    <>
      <div className="prose">
        <p>{t.rich('text', { ...richTags(), count: warnings.length, date: day(asOf) })}</p>
      </div>
      {[...new Set(groups.map(({ date }) => date))].map((date) => (
        <section key={date ?? ''} className="section-3">
          {date && (
            <h3 className="subheading">
              <time dateTime={date}>{day(date)}</time>
            </h3>
          )}
          <DataTable
            caption={date ? `${t('title')}: ${day(date)}` : t('title')}
            head={[t('plugin'), t('versions'), t('advisory')]}
            rows={groups.filter((group) => group.date === date).map(rowOf)}
          />
        </section>
      ))}
    </>
  );
}
