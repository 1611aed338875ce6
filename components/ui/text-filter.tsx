'use client';

import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { countWords, type PluralWords } from './count-words';
import { matchesQuery } from './text-match';
import './text-filter.css';

interface TextFilterProps {
  /** The searchable entries; entries with the same id count once. */
  entries: readonly { id: string; text: string }[];
  words: {
    label: string;
    /** Announces how many entries are visible, or that there are none. */
    matches: PluralWords;
    none: string;
    showAll: string;
  };
  children: ReactNode;
}

const Query = createContext('');

/**
 * A field that filters the content below it as the visitor types. Without JavaScript there is no field and
 * everything shows.
 */
export function TextFilter({ entries, words, children }: TextFilterProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = new Set(entries.filter(({ text }) => matchesQuery(text, query)).map((entry) => entry.id)).size;

  return (
    <Query value={query}>
      <div className="text-filter needs-script">
        <label htmlFor={id} className="text-filter-label">
          {words.label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          className="field"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="text-filter-status">
          {found === 0 ? words.none : countWords(words.matches, found)}
        </p>
        {found === 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setQuery('');
              field.current?.focus();
            }}
          >
            {words.showAll}
          </button>
        )}
      </div>
      {children}
    </Query>
  );
}

/** Renders its children while one of the texts matches the query. */
export function TextMatching({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const query = useContext(Query);
  return texts.some((text) => matchesQuery(text, query)) ? children : null;
}
