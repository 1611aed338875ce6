'use client';

import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type FilterChoice, FilterChoices } from '@/components/ui/filter-choices';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import { pushAddress, useAddressQuery } from '@/components/ui/use-address-query';
import { matchesLabels, readSelection, writeSelection } from './label-filter';
import './roadmap.css';
import '@/components/ui/filter-choices.css';

interface RoadmapFilterProps {
  /** The labels with a checkbox, in order. */
  labels: readonly FilterChoice[];
  /** The labels of every initiative, for counting the matches. */
  initiatives: readonly (readonly string[])[];
  messages: {
    filters: string;
    clear: string;
    none: string;
    /** Announces how many initiatives are visible. */
    matches: PluralLabels;
  };
  /** Explanations beside the number of matches. */
  details?: ReactNode;
  children: ReactNode;
}

const Selection = createContext<ReadonlySet<string>>(new Set());

/**
 * The filter bar and the roadmap below it. The selection is stored in the URL, so that it can be shared and undone with
 * the back button. Without JavaScript, everything is shown.
 */
export function RoadmapFilter({ labels, initiatives, messages, details, children }: RoadmapFilterProps) {
  const search = useAddressQuery();
  const known = useMemo(() => labels.map((label) => label.name), [labels]);
  const selected = useMemo(() => readSelection(search, known), [search, known]);
  // On slow phones, the checkbox updates before the table is re-rendered.
  const shown = useDeferredValue(selected);
  const count = initiatives.filter((names) => matchesLabels(names, selected)).length;

  const select = (next: ReadonlySet<string>) => {
    const { pathname, search: current, hash } = window.location;
    const query = writeSelection(current, next, known);
    if (query !== current) pushAddress(pathname + query + hash);
  };

  return (
    <Selection value={shown}>
      <div className="roadmap-filter">
        {/* One horizontally scrolling row on phones. */}
        <div className="needs-script roadmap-filter-labels">
          <FilterChoices legend={messages.filters} choices={labels} selected={selected} onSelect={select} />
        </div>
        {details}
        <div className="filter-result needs-script roadmap-filter-result">
          {selected.size > 0 && (
            <button type="button" className="link-button text-inherit" onClick={() => select(new Set())}>
              {messages.clear}
            </button>
          )}
          <p aria-live="polite">{count === 0 ? messages.none : pluralLabel(messages.matches, count)}</p>
        </div>
      </div>
      {children}
    </Selection>
  );
}

/** Renders its children while at least one of the labels is selected, or no label is selected at all. */
export function Matching({ labels, children }: { labels: readonly string[]; children: ReactNode }) {
  return matchesLabels(labels, useContext(Selection)) ? children : null;
}

/** How many of a status's initiatives are visible. */
export function MatchingCount({ initiatives }: { initiatives: readonly (readonly string[])[] }) {
  const selected = useContext(Selection);
  return initiatives.filter((labels) => matchesLabels(labels, selected)).length;
}

/** Hides initiatives behind a summary, unless a filter is active: what matches is always shown. */
export function MoreInitiatives({ summary, children }: { summary: string; children: ReactNode }) {
  if (useContext(Selection).size > 0) return children;
  return (
    <details className="roadmap-more">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
