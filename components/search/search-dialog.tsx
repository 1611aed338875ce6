'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { countWords } from '@/components/ui/count-words';
import { Dialog } from '@/components/ui/dialog';
import { fillWords } from '@/components/ui/fill-words';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import type { FoundPage } from './search-index';
import { externalSearch, type SearchProps } from './search-words';
import { type SearchState, useSearch } from './use-search';
import './search-dialog.css';

/**
 * The search dialog of the site's own index: arrow keys move through the results, Enter opens one, Escape closes.
 * It is loaded when it is first opened.
 */
export default function SearchDialog({ words, external, waysOn, onClose }: SearchProps) {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const [moved, setMoved] = useState<{ query: string; state: SearchState; to: number }>();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const state = useSearch(query, attempt);
  const isEmpty = query.trim() === '';
  const pages = !isEmpty && state.step === 'found' ? state.found.pages : [];
  const optionId = (index: number) => `${id}-option-${index}`;

  // The first result is preselected, unless the results on display belong to a previous query: Enter must not open those. A recent
  // search is selected only by an arrow key.
  const first = pages.length > 0 && state.step === 'found' && state.words === query.trim() ? 0 : -1;
  const active = moved?.query === query && moved.state === state ? moved.to : first;

  useEffect(() => {
    // In newer browsers this returns a promise, which an effect must not return.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    const { length } = options();
    if (length > 0) setMoved({ query, state, to: active < 0 && step < 0 ? length - 1 : (active + step + length) % length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      options()[active]?.click();
    }
  };
  const searchAgain = (search: string) => {
    setQuery(search);
    field.current?.focus();
  };

  const hasOptions = pages.length > 0 || (isEmpty && recent.length > 0);
  return (
    <Dialog title={words.label} close={words.close} onClose={onClose} className="search-dialog">
      <div className="search-head">
        <Icon name="search" />
        <input
          ref={(element) => {
            field.current = element;
            // showModal() focuses the element with this attribute.
            element?.toggleAttribute('autofocus', true);
          }}
          type="text"
          role="combobox"
          aria-label={words.field}
          aria-expanded={hasOptions}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && hasOptions ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={words.field}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className="search-field"
        />
      </div>
      <div className="search-body">
        <p role="status" className="search-status">
          {statusText()}
        </p>
        <div ref={list} role="listbox" id={`${id}-list`} aria-label={words.label} hidden={!hasOptions}>
          {isEmpty ? (
            recent.map((search, index) => (
              <button
                key={search}
                type="button"
                role="option"
                id={optionId(index)}
                aria-selected={index === active}
                tabIndex={-1}
                onClick={() => searchAgain(search)}
                className="search-option"
              >
                <Icon name="clock" />
                {search}
              </button>
            ))
          ) : (
            <Results pages={pages} active={active} optionId={optionId} onOpen={open} />
          )}
        </div>
        {isEmpty && recent.length > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            {words.clearRecent}
          </button>
        )}
        {!isEmpty && state.step === 'failed' && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setAttempt(attempt + 1);
              field.current?.focus();
            }}
          >
            {words.retry}
          </button>
        )}
        {(isEmpty || state.step === 'failed' || state.step === 'slow' || (state.step === 'found' && pages.length === 0)) && (
          <nav aria-label={words.waysOn} className="search-doors">
            {!isEmpty && <Door text={words.external} href={externalSearch(external, query)} />}
            {waysOn.map((way) => (
              <Door key={way.href} {...way} />
            ))}
          </nav>
        )}
      </div>
      <p className="search-keys">{words.keys}</p>
    </Dialog>
  );

  function open() {
    rememberSearch(query);
    onClose();
  }

  function statusText(): string {
    if (isEmpty) return recent.length > 0 ? words.recent : words.start;
    if (state.step === 'found') {
      const count = state.found.pages.length;
      return count === 0 ? fillWords(words.none, { query: query.trim() }) : countWords(words.found, count);
    }
    if (state.step === 'failed') return words.failedReason ?? words.failed;
    return state.step === 'slow' ? words.slow : words.searching;
  }
}

interface ResultsProps {
  pages: readonly FoundPage[];
  active: number;
  optionId: (index: number) => string;
  onOpen: () => void;
}

/** The matching pages, each with its passages. */
function Results({ pages, active, optionId, onOpen }: ResultsProps) {
  const before = pages.map((_, index) => pages.slice(0, index).reduce((sum, page) => sum + page.passages.length, 0));
  return pages.map((page, pageIndex) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own beside <optgroup>
    <div key={page.passages[0]?.href} role="group" aria-label={page.title}>
      {page.passages.map(({ title, href, pieces }, passageIndex) => {
        const index = (before[pageIndex] ?? 0) + passageIndex;
        return (
          <PageLink
            key={href}
            href={href}
            role="option"
            id={optionId(index)}
            aria-selected={index === active}
            tabIndex={-1}
            onClick={onOpen}
            className="search-option"
          >
            <Icon name={passageIndex === 0 ? 'file-text' : 'chevron-right'} />
            <span className="search-hit">
              <strong>{title}</strong> {href.replace(/#.*/, '')}
            </span>
            <span className="search-passage">
              {pieces.map(({ text, marked }, piece) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage never change places
                marked ? <mark key={piece}>{text}</mark> : text,
              )}
            </span>
          </PageLink>
        );
      })}
    </div>
  ));
}

function Door({ text, href }: SearchProps['waysOn'][number]) {
  return (
    <a href={href} className="search-option">
      <Icon name="arrow-right" />
      {text}
    </a>
  );
}
