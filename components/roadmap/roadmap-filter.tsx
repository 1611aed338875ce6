'use client';

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { matchesLabels, readSelection, toggleLabel, writeSelection } from './label-filter';
import '@/components/ui/filter-choices.css';

interface RoadmapFilterProps {
  /** The checkboxes, in order. */
  labels: readonly { name: string; text: string; lang?: string }[];
  /** The labels of every initiative, to count the matches. */
  initiatives: readonly (readonly string[])[];
  words: {
    filters: string;
    clear: string;
    none: string;
    /** What is announced for 0, 1, 2, ... matches, up to the number of initiatives. */
    matches: readonly string[];
  };
  children: ReactNode;
}

const Selection = createContext<ReadonlySet<string>>(new Set());

/** Tells the listeners below of a change that this component made itself; popstate tells of the others. */
const selectionChanged = 'roadmap-selection';

function subscribeToAddress(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(selectionChanged, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(selectionChanged, onChange);
  };
}

/**
 * The filter bar and the roadmap that it filters. The choice lives in the address, so that it can
 * be shared and the back button takes it back; without JavaScript everything shows.
 */
export function RoadmapFilter({ labels, initiatives, words, children }: RoadmapFilterProps) {
  const search = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  );
  const known = useMemo(() => labels.map((label) => label.name), [labels]);
  const selected = useMemo(() => readSelection(search, known), [search, known]);
  const count = initiatives.filter((names) => matchesLabels(names, selected)).length;

  const select = (next: ReadonlySet<string>) => {
    const { pathname, search: current, hash } = window.location;
    const query = writeSelection(current, next, known);
    if (query === current) return;
    window.history.pushState(null, '', pathname + query + hash);
    window.dispatchEvent(new Event(selectionChanged));
  };

  return (
    <Selection value={selected}>
      <div className="filter-bar needs-script">
        <fieldset className="filter-choices">
          <legend className="filter-legend">{words.filters}</legend>
          {labels.map(({ name, text, lang }) => (
            <label key={name} className="filter-choice" lang={lang}>
              <input type="checkbox" checked={selected.has(name)} onChange={() => select(toggleLabel(selected, name))} />
              {text}
            </label>
          ))}
        </fieldset>
        <div className="filter-result">
          <p role="status">{count === 0 ? words.none : words.matches[count]}</p>
          <button type="button" className="link-button" onClick={() => select(new Set())}>
            {words.clear}
          </button>
        </div>
      </div>
      {children}
    </Selection>
  );
}

/** Shows its children while at least one of the labels is selected, or none is at all. */
export function Matching({ labels, children }: { labels: readonly string[]; children: ReactNode }) {
  return matchesLabels(labels, useContext(Selection)) ? children : null;
}
