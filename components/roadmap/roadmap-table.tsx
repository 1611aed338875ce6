// biome-ignore-all lint/a11y/noRedundantRoles: below 900 px, CSS changes the display of these elements, for which Safari drops the table semantics

import { useTranslations } from 'next-intl';
import { LocalizedText } from '@/components/ui/localized-text';
import type { Roadmap, RoadmapCategory, RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { InitiativePill } from './initiative-pill';
import { LinkedName } from './linked-name';
import { Matching } from './roadmap-filter';
import './roadmap.css';

interface RoadmapTableProps {
  roadmap: Roadmap;
  texts: RoadmapTexts;
}

/**
 * The initiatives: a table with a column per visible status. Below 900 px, CSS turns it into a stacked list whose
 * categories are collapsed until clicked or filtered (docs/behavior.md, Roadmap); explicit roles keep it a table for
 * assistive technology.
 */
export function RoadmapTable({ roadmap, texts }: RoadmapTableProps) {
  const t = useTranslations('pages.roadmap');
  const statuses = roadmap.statuses.filter((status) => !status.hide);
  return (
    <table className="roadmap" role="table">
      <caption className="sr-only">{t('tableLabel')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('category')}
          </th>
          {statuses.map((status) => (
            <th key={status.id} scope="col" role="columnheader">
              <LocalizedText {...texts.status(status).name} />{' '}
              <span className="roadmap-count">
                {roadmap.categories.flatMap((category) => withStatus(category, status)).length}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {roadmap.categories.map((category) => (
          <Matching key={category.name} labels={labelsOf(category, statuses)}>
            <CategoryRow category={category} statuses={statuses} roadmap={roadmap} texts={texts} />
          </Matching>
        ))}
      </tbody>
    </table>
  );
}

/** The labels of the visible initiatives. */
function labelsOf(category: RoadmapCategory, statuses: readonly RoadmapStatus[]): string[] {
  const shown = category.initiatives.filter((initiative) => statuses.some(({ id }) => id === initiative.status));
  return [...new Set(shown.flatMap((initiative) => initiative.labels))];
}

function withStatus(category: RoadmapCategory, status: RoadmapStatus) {
  return category.initiatives.filter((initiative) => initiative.status === status.id);
}

interface CategoryRowProps extends RoadmapTableProps {
  category: RoadmapCategory;
  statuses: readonly RoadmapStatus[];
}

function CategoryRow({ category, statuses, roadmap, texts }: CategoryRowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <LinkedName {...texts.category(category)} link={category.link} />
        {/* Empty: below 900 px, CSS shows or hides the row's cells by its `open` state, because `details` can't wrap cells. */}
        <details className="roadmap-fold">
          <summary>
            {statuses.map((status) => {
              const { length } = withStatus(category, status);
              return (
                length > 0 && (
                  <span key={status.id}>
                    <LocalizedText {...texts.status(status).name} /> {length}
                  </span>
                )
              );
            })}
          </summary>
        </details>
      </th>
      {statuses.map((status) => {
        const initiatives = withStatus(category, status);
        return (
          <td key={status.id} role="cell">
            {initiatives.length > 0 && (
              <ul>
                {initiatives.map((initiative) => (
                  <Matching key={initiative.name} labels={initiative.labels}>
                    <InitiativePill
                      id={`${roadmap.categories.indexOf(category)}-${category.initiatives.indexOf(initiative)}`}
                      initiative={initiative}
                      status={status}
                      labels={roadmap.labels}
                      texts={texts}
                    />
                  </Matching>
                ))}
              </ul>
            )}
          </td>
        );
      })}
    </tr>
  );
}
