// biome-ignore-all lint/a11y/noRedundantRoles: below 900 px, CSS changes the display of these elements, for which Safari drops the table semantics

import { useTranslations } from 'next-intl';
import { LocalizedText } from '@/components/ui/localized-text';
import {
  categoryAnchor,
  labelsOf,
  type Roadmap,
  type RoadmapCategory,
  type RoadmapStatus,
  withStatus,
} from '@/lib/roadmap/roadmap';
import type { RoadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { InitiativePill } from './initiative-pill';
import { LinkedName } from './linked-name';
import { Matching, MatchingCount, MoreInitiatives } from './roadmap-filter';
import { pillClass, statusClass } from './status-pill';
import './roadmap.css';

interface RoadmapTableProps {
  roadmap: Roadmap;
  texts: RoadmapTexts;
}

/** How many initiatives of a cell are shown at first, if there are more than one more: fewer of what is done. */
const shownAtFirst = (status: RoadmapStatus) => (status.id === 'released' ? 1 : 3);

/**
 * The initiatives: a table with a row per category and a column per visible status. Below 900 px, CSS turns it into a list
 * (docs/behavior.md, Roadmap); explicit roles keep it a table for assistive technology.
 */
export function RoadmapTable({ roadmap, texts }: RoadmapTableProps) {
  const t = useTranslations('pages.roadmap');
  const statuses = roadmap.statuses.filter((status) => !status.hide);
  return (
    <table className="roadmap" role="table" data-statuses={statuses.length}>
      <caption className="sr-only">{t('tableLabel')}</caption>
      <thead role="rowgroup" className="roadmap-head">
        <tr role="row">
          <th scope="col" role="columnheader" className="roadmap-category">
            {t('category')}
          </th>
          {statuses.map((status) => (
            <th key={status.id} scope="col" role="columnheader" className={statusClass(status.id)}>
              <LocalizedText {...texts.status(status).name} />{' '}
              <span className="font-normal text-muted">
                <MatchingCount
                  initiatives={roadmap.categories.flatMap((category) => withStatus(category, status)).map(({ labels }) => labels)}
                />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {roadmap.categories.map((category) => (
        <Matching key={category.name} labels={labelsOf(statuses.flatMap((status) => withStatus(category, status)))}>
          <CategoryRow category={category} statuses={statuses} roadmap={roadmap} texts={texts} />
        </Matching>
      ))}
    </table>
  );
}

interface CategoryRowProps extends RoadmapTableProps {
  category: RoadmapCategory;
  statuses: readonly RoadmapStatus[];
}

function CategoryRow({ category, statuses, roadmap, texts }: CategoryRowProps) {
  return (
    <tbody role="rowgroup" id={categoryAnchor(category)}>
      {/* It may be longer than a page. */}
      <tr role="row" className="print:break-inside-auto">
        <th scope="row" role="rowheader">
          <LinkedName {...texts.category(category)} link={category.link} newTab="unmarked" />
        </th>
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
  const first = shownAtFirst(status);
  const count = items.length > first + 1 ? first : items.length;
  return (
    <Matching labels={labelsOf(initiatives)}>
      <p className="initiative-status">
        <span className="initiative-term">{t('status')}</span>{' '}
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
