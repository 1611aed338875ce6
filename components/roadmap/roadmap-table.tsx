// biome-ignore-all lint/a11y/noRedundantRoles: below 900 px, CSS changes the display of these elements, for which Safari drops the table semantics

import { useTranslations } from 'next-intl';
import { LocalizedText } from '@/components/ui/localized-text';
import type { Initiative, Roadmap, RoadmapCategory, RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { InitiativePill } from './initiative-pill';
import { LinkedName } from './linked-name';
import { Matching, MoreInitiatives } from './roadmap-filter';
import { pillClass, statusClass } from './status-pill';
import './roadmap.css';

interface RoadmapTableProps {
  roadmap: Roadmap;
  texts: RoadmapTexts;
}

/** How many initiatives of a cell are shown at first, if there are more than one more. */
const shownAtFirst = 3;

/**
 * The initiatives: a table with a column per visible status and a row per category, below its name. Below 900 px, CSS turns it
 * into a list (docs/behavior.md, Roadmap); explicit roles keep it a table for assistive technology.
 */
export function RoadmapTable({ roadmap, texts }: RoadmapTableProps) {
  const t = useTranslations('pages.roadmap');
  const statuses = roadmap.statuses.filter((status) => !status.hide);
  return (
    <table className="roadmap" role="table">
      <caption className="sr-only">{t('tableLabel')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {statuses.map((status) => (
            <th key={status.id} scope="col" role="columnheader" className={statusClass(status.id)}>
              <LocalizedText {...texts.status(status).name} />{' '}
              <span className="roadmap-count">
                {roadmap.categories.flatMap((category) => withStatus(category, status)).length}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {roadmap.categories.map((category) => (
        <Matching key={category.name} labels={labelsOf(statuses.flatMap((status) => withStatus(category, status)))}>
          <CategoryRows category={category} statuses={statuses} roadmap={roadmap} texts={texts} />
        </Matching>
      ))}
    </table>
  );
}

function labelsOf(initiatives: readonly Initiative[]): string[] {
  return [...new Set(initiatives.flatMap((initiative) => initiative.labels))];
}

function withStatus(category: RoadmapCategory, status: RoadmapStatus) {
  return category.initiatives.filter((initiative) => initiative.status === status.id);
}

interface CategoryRowsProps extends RoadmapTableProps {
  category: RoadmapCategory;
  statuses: readonly RoadmapStatus[];
}

function CategoryRows({ category, statuses, roadmap, texts }: CategoryRowsProps) {
  const t = useTranslations('pages.roadmap');
  return (
    <tbody role="rowgroup">
      <tr role="row">
        {/* biome-ignore lint/a11y/useSemanticElements: it is one; the rule knows scope="row" only */}
        <th scope="rowgroup" role="rowheader" colSpan={statuses.length}>
          <span className="sr-only">{t('category')} </span>
          <LinkedName {...texts.category(category)} link={category.link} />
        </th>
      </tr>
      <tr role="row">
        {statuses.map((status) => (
          <td key={status.id} role="cell">
            <Cell category={category} status={status} roadmap={roadmap} texts={texts} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface CellProps extends RoadmapTableProps {
  category: RoadmapCategory;
  status: RoadmapStatus;
}

/** The initiatives of a category that have a status. */
function Cell({ category, status, roadmap, texts }: CellProps) {
  const t = useTranslations('pages.roadmap');
  const initiatives = withStatus(category, status);
  if (initiatives.length === 0) return null;
  const items = initiatives.map((initiative) => (
    <Matching key={initiative.name} labels={initiative.labels}>
      <InitiativePill
        id={`${roadmap.categories.indexOf(category)}-${category.initiatives.indexOf(initiative)}`}
        initiative={initiative}
        status={status}
        labels={roadmap.labels}
        texts={texts}
      />
    </Matching>
  ));
  const count = items.length > shownAtFirst + 1 ? shownAtFirst : items.length;
  return (
    <Matching labels={labelsOf(initiatives)}>
      <p className="initiative-row initiative-status">
        <span className="initiative-term">{t('status')}</span>
        <LocalizedText {...texts.status(status).name} className={pillClass(status.id)} />
      </p>
      <ul>{items.slice(0, count)}</ul>
      {count < items.length && (
        <MoreInitiatives summary={t('more', { count: items.length - count })}>
          <ul>{items.slice(count)}</ul>
        </MoreInitiatives>
      )}
    </Matching>
  );
}
