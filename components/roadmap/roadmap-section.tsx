import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { EnglishNotice } from '@/components/locale/english-notice';
import { loadTranslation } from '@/lib/content/translation';
import { loadOrReport } from '@/lib/content/try-content';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { categoryAnchor, labelsOf, loadRoadmap, type Roadmap, withStatus } from '@/lib/roadmap/roadmap';
import { type RoadmapTexts, roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { MatchingLinks } from './matching-links';
import { RoadmapFilter } from './roadmap-filter';
import { RoadmapTable } from './roadmap-table';
import { StatusLegend } from './status-legend';
import './roadmap.css';

/** The filter bar and the initiatives, or an error message if the data can't be read. */
export function RoadmapSection() {
  const t = useTranslations('pages.roadmap');
  const locale = useLocale();
  const loaded = loadOrReport(() => ({
    roadmap: loadRoadmap(),
    texts: roadmapTexts(loadTranslation(roadmapFolder, locale), locale),
  }));
  if (!loaded.ok) {
    return (
      <div className="page-section">
        <p role="alert" className="error-text">
          {t('failed')}
        </p>
      </div>
    );
  }
  return (
    <div className="page-section">
      <InvalidRecords invalidRecords={loaded.invalidRecords} />
      <FilteredRoadmap {...loaded.value} />
    </div>
  );
}

function FilteredRoadmap({ roadmap, texts }: { roadmap: Roadmap; texts: RoadmapTexts }) {
  const t = useTranslations('pages.roadmap');
  const locale = useLocale();
  const statuses = roadmap.statuses.filter((status) => !status.hide);
  const initiatives = roadmap.categories.flatMap((category) =>
    statuses.flatMap((status) => withStatus(category, status)).map((initiative) => initiative.labels),
  );
  const hasEnglishNames = roadmap.categories.some((category) =>
    category.initiatives.some((initiative) => texts.initiative(initiative).name.text === initiative.name),
  );
  return (
    <>
      <noscript>
        <p className="note">{t('noScript')}</p>
      </noscript>
      <RoadmapFilter
        labels={roadmap.labels.map(({ name }) => {
          const label = texts.label(name, roadmap.labels);
          const { length } = initiatives.filter((labels) => labels.includes(name));
          return { name, ...label, text: `${label.text}\u00a0${length}` };
        })}
        initiatives={initiatives}
        messages={{
          filters: t('filters'),
          clear: t('clearFilters'),
          none: t('noMatches'),
          matches: pluralForms(locale, (count) => t('matches', { count })),
        }}
        details={
          <div className="flex flex-wrap items-baseline gap-x-6">
            {/* Below the filters, which hide some of the links and must not move. */}
            <MatchingLinks
              label={t('categories')}
              known={roadmap.labels.map(({ name }) => name)}
              links={roadmap.categories.map((category) => ({
                id: categoryAnchor(category),
                ...texts.category(category).name,
                labels: labelsOf(statuses.flatMap((status) => withStatus(category, status))),
              }))}
            />
            <StatusLegend statuses={roadmap.statuses} texts={texts} />
          </div>
        }
      >
        <InlineScript name="tooltip-dismissal" />
        <RoadmapTable roadmap={roadmap} texts={texts} />
      </RoadmapFilter>
      {hasEnglishNames && <EnglishNotice of="names" />}
    </>
  );
}
