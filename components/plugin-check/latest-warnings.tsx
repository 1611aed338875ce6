import { useLocale, useTranslations } from 'next-intl';
import { RecordLink } from '@/components/links/record-link';
import { richTags } from '@/components/links/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { groupWarnings, toFound } from '@/lib/advisories/plugin-check';
import type { PluginWarnings } from '@/lib/advisories/plugin-warnings';
import { dateText } from '@/lib/i18n/dates';
import { publishedWarning } from '@/lib/open-data/plugin-data';
import './plugin-check.css';

/** The number of warnings. */
const shown = 20;

/** The latest warnings about plugins, for an overview and for visitors without JavaScript. */
export function LatestWarnings({ asOf, warnings }: PluginWarnings) {
  const t = useTranslations('pages.pluginCheck.latest');
  const locale = useLocale();
  const day = (date: string) => dateText(date, locale);
  const latest = warnings.slice(-shown).map((warning) => ({ name: warning.name, ...toFound(publishedWarning(warning)) }));
  latest.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? '') || one.name.localeCompare(other.name));
  const groups = groupWarnings(latest);
  const rowOf = ({ name, isUnfixed, lastVersion, warnings: ofAdvisory }: (typeof groups)[number]) => [
    <span key="name" className="wrap-anywhere">
      {name}
    </span>,
    isUnfixed ? t('all') : lastVersion ? t('upTo', { version: lastVersion }) : t('unclear'),
    <span key="ids" className="plugin-ids wrap-anywhere">
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
            caption={date ? t('titleOf', { date: day(date) }) : t('title')}
            head={[t('plugin'), t('versions'), t('advisory')]}
            rows={groups.filter((group) => group.date === date).map(rowOf)}
          />
        </section>
      ))}
    </>
  );
}
