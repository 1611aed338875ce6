'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Butler } from '@/components/butler/butler';
import { Dialog } from '@/components/ui/dialog';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { onNearViewport } from '@/components/ui/load-triggers';
import { pluralLabel } from '@/components/ui/plural-label';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { externalSearch, type SearchProps, takeTyped } from './search-props';
import type { FoundPage } from './search-site';
import { useSearch } from './use-search';
import './search-dialog.css';

/** In milliseconds, without another change. */
const announcementDelay = 700;
/** How many passages are shown at first, and are added each time. */
const step = 20;
/** About the height of the list, so that the keys never stop at its end for now. */
const aheadOfEnd = '400px';

/** The search dialog for the site's own index: a field with a list of links. Loaded when first opened. */
export default function SearchDialog(props: SearchProps) {
  const { labels, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={labels.label}
      close={labels.close}
      onClose={onClose}
      // While the list is open, Headless UI treats a click outside the dialog as one outside the list only.
      onClick={onClose}
      initialFocus={field}
      className="search-dialog"
    >
      <Search {...props} field={field} />
    </Dialog>
  );
}

function Search({ labels, external, links, onClose, field }: SearchProps & { field: RefObject<HTMLInputElement | null> }) {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const list = useRef<HTMLDivElement>(null);
  const state = useSearch(query, attempt);
  const isEmpty = query.trim() === '';
  const pages = !isEmpty && state.step === 'found' ? state.found.pages : [];
  const hasOptions = (isEmpty ? recent : pages).length > 0;
  const status = statusText();
  const [said, setSaid] = useState('');

  // Announces the result once, after the typing has stopped.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isEmpty ? '' : status), announcementDelay);
    return () => clearTimeout(timer);
  }, [status, isEmpty]);

  /** The options are links, so Enter follows the active one instead of selecting it, and Escape closes the dialog at once. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    // Results on display may still be those of a previous query, which Enter must not open.
    else if (isEmpty || state.text === query.trim()) list.current?.querySelector<HTMLElement>('[data-focus]')?.click();
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
          aria-label={labels.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={labels.field}
          value={query}
          onFocus={() => {
            const typed = takeTyped();
            if (typed) setQuery(typed);
          }}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className="search-field"
        />
      </div>
      <div className="flex grow flex-col gap-2 overflow-y-auto px-4 py-3">
        <p className="search-status">{status}</p>
        {hasOptions && (
          // The key remounts the list for each search, so that the first option is active.
          <ComboboxOptions key={isEmpty ? '' : state.text} ref={list} static hold modal={false} aria-label={labels.label}>
            {isEmpty ? (
              recent.map((search) => (
                <ComboboxOption
                  key={search}
                  as="button"
                  type="button"
                  value={search}
                  onMouseDown={stayInField}
                  onClickCapture={() => setQuery(search)}
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
            className="link-button self-start"
            onClick={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            {labels.clearRecent}
          </button>
        )}
        {!isEmpty && state.step === 'failed' && (
          <button
            type="button"
            className="button-quiet self-start"
            onClick={() => {
              setAttempt(attempt + 1);
              field.current?.focus();
            }}
          >
            {labels.retry}
          </button>
        )}
        {(isEmpty || state.step === 'failed' || state.step === 'slow' || (state.step === 'found' && pages.length === 0)) && (
          <nav aria-label={labels.waysOn} className="sm:grid sm:grid-cols-2 sm:gap-x-4">
            {!isEmpty && <SearchLink text={labels.external} href={externalSearch(external, query)} />}
            {links.map((link) => (
              <SearchLink key={link.href} {...link} />
            ))}
          </nav>
        )}
        {!isEmpty && state.step === 'found' && pages.length === 0 && (
          <Butler drawing="deerstalker" className="-mb-3 ml-auto mt-auto w-64 max-w-full" />
        )}
      </div>
      <p id="search-keys" className="counter-front hidden px-4 py-2 text-sm text-counter-text md:block">
        {labels.keys}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </Combobox>
  );

  function open() {
    rememberSearch(query);
    onClose();
  }

  function statusText(): string {
    if (isEmpty) return recent.length > 0 ? labels.recent : labels.start;
    if (state.step === 'found') {
      const { pages: found, corrected } = state.found;
      if (found.length === 0) return fillPlaceholders(labels.none, { query: query.trim() });
      const count = pluralLabel(labels.found, found.length);
      return corrected ? `${fillPlaceholders(labels.corrected, { query: state.text, corrected })} ${count}` : count;
    }
    if (state.step === 'failed') return labels.failed;
    return state.step === 'slow' ? labels.slow : labels.searching;
  }
}

/** The search field. Headless UI sets `aria-expanded` even if the list is empty and not rendered, and drops descriptions. */
function Field({ hasOptions, ...props }: ComponentProps<'input'> & { hasOptions: boolean }) {
  return <input {...props} role="combobox" aria-describedby="search-keys" aria-expanded={hasOptions && props['aria-expanded']} />;
}

/** Prevents Headless UI from selecting an option on mousedown: options are links and buttons, which act on click. */
const stayInField = (event: MouseEvent) => event.preventDefault();

interface ResultsProps {
  pages: readonly FoundPage[];
  onOpen: () => void;
}

/**
 * The passages of the matching pages, more of them as the end comes into view. An option is called by its page and section, and
 * described by the rest.
 */
function Results({ pages, onOpen }: ResultsProps) {
  const [shown, setShown] = useState(step);
  const end = useRef<HTMLSpanElement>(null);
  const all = pages.flatMap(({ title, passages }) => passages.map((passage, index) => ({ ...passage, page: title, index })));

  useEffect(() => {
    if (!end.current) return undefined;
    const options = { root: end.current.closest('[role="listbox"]')?.parentElement, rootMargin: aheadOfEnd };
    return onNearViewport([end.current], () => setShown(shown + step), options);
  }, [shown]);

  return (
    <>
      {all.slice(0, shown).map(({ page, title, href, pieces, index }, position) => (
        <ComboboxOption
          key={href}
          as="a"
          href={href}
          value={href}
          aria-describedby={`search-passage-${position}`}
          aria-setsize={all.length}
          aria-posinset={position + 1}
          onMouseDown={stayInField}
          // For `onClick`, React would set a property at every render, at which Firefox reports the list as a new one.
          onClickCapture={onOpen}
          className="search-option"
        >
          <Icon name={index === 0 ? 'file-text' : 'chevron-right'} />
          <span className="search-hit">
            {title !== page && <span className="sr-inline">{`${page} – `}</span>}
            <strong>{title}</strong> <span aria-hidden="true">{href.replace(/#.*/, '')}</span>
          </span>
          <span id={`search-passage-${position}`} aria-hidden="true" className="search-passage">
            {pieces.map(({ text, marked }, piece) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a passage are never reordered
              marked ? <mark key={piece}>{text}</mark> : text,
            )}
          </span>
        </ComboboxOption>
      ))}
      {shown < all.length && <span ref={end} />}
    </>
  );
}

function SearchLink({ text, href }: SearchProps['links'][number]) {
  return (
    <a href={href} className="search-option">
      <Icon name="arrow-right" />
      {text}
    </a>
  );
}
