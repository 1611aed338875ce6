'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { countWords } from '@/components/ui/count-words';
import { Dialog } from '@/components/ui/dialog';
import { fillWords } from '@/components/ui/fill-words';
import { Icon } from '@/components/ui/icon';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import type { FoundPage } from './search-index';
import { externalSearch, type SearchProps } from './search-words';
import { useSearch } from './use-search';
import './search-dialog.css';

/** The search dialog of the site's own index, a list of links below a field. It is loaded when it is first opened. */
export default function SearchDialog(props: SearchProps) {
  const { words, onClose } = props;
  return (
    // While the list is open, Headless UI takes a click beside the dialog for one beside the list.
    <Dialog title={words.label} close={words.close} onClose={onClose} onClick={onClose} className="search-dialog">
      <Search {...props} />
    </Dialog>
  );
}

function Search({ words, external, waysOn, onClose }: SearchProps) {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const state = useSearch(query, attempt);
  const isEmpty = query.trim() === '';
  const pages = !isEmpty && state.step === 'found' ? state.found.pages : [];
  const hasOptions = (isEmpty ? recent : pages).length > 0;

  // On touch screens Headless UI focuses the dialog, and who opens a search wants to type.
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);

  /** The options are links, so Enter follows the active one instead of making it the value, and Escape leaves no list to close first. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    // Results on display may still be those of a previous query, which Enter must not open.
    else if (isEmpty || state.words === query.trim()) list.current?.querySelector<HTMLElement>('[data-focus]')?.click();
    event.preventDefault();
  };

  return (
    <Combobox value={query} immediate>
      <div className="search-head">
        <Icon name="search" />
        <ComboboxInput
          as={Field}
          ref={field}
          hasOptions={hasOptions}
          aria-label={words.field}
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
        {hasOptions && (
          // The key makes a list for each search, of which the first option is active.
          <ComboboxOptions key={isEmpty ? '' : state.words} ref={list} static hold modal={false} aria-label={words.label}>
            {isEmpty ? (
              recent.map((search) => (
                <ComboboxOption
                  key={search}
                  as="button"
                  type="button"
                  value={search}
                  onMouseDown={stayInField}
                  onClick={() => setQuery(search)}
                  className="search-option"
                >
                  <Icon name="clock" />
                  {search}
                </ComboboxOption>
              ))
            ) : (
              <Results pages={pages} onOpen={open} />
            )}
          </ComboboxOptions>
        )}
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
    </Combobox>
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

/** The field of the search. Headless UI calls the list open even where it is empty and not there. */
function Field({ hasOptions, ...props }: ComponentProps<'input'> & { hasOptions: boolean }) {
  return <input {...props} role="combobox" aria-expanded={hasOptions && props['aria-expanded']} />;
}

/** A click on an option is one on a link or a button; Headless UI would choose it as soon as it is pressed. */
const stayInField = (event: MouseEvent) => event.preventDefault();

interface ResultsProps {
  pages: readonly FoundPage[];
  onOpen: () => void;
}

/** The matching pages, each with its passages. */
function Results({ pages, onOpen }: ResultsProps) {
  return pages.map(({ title: page, passages }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own beside <optgroup>
    <div key={passages[0]?.href} role="group" aria-label={page}>
      {passages.map(({ title, href, pieces }, index) => (
        <ComboboxOption
          key={href}
          as="a"
          href={href}
          value={href}
          onMouseDown={stayInField}
          onClick={onOpen}
          className="search-option"
        >
          <Icon name={index === 0 ? 'file-text' : 'chevron-right'} />
          <span className="search-hit">
            <strong>{title}</strong> {href.replace(/#.*/, '')}
          </span>
          <span className="search-passage">
            {pieces.map(({ text, marked }, piece) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage never change places
              marked ? <mark key={piece}>{text}</mark> : text,
            )}
          </span>
        </ComboboxOption>
      ))}
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
