'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { type SearchProps, takeTyped } from './search-props';

interface SearchButtonProps extends Omit<SearchProps, 'onClose'> {
  /** The content of the button. */
  children: ReactNode;
}

/** Delay before a loading message appears, in milliseconds. */
const loadingDelay = 400;

/**
 * Opens the search on a click, "/", or Ctrl/Cmd+K. The rest of the search is loaded only then
 * (docs/behavior.md, Search).
 */
export function SearchButton({ children, ...search }: SearchButtonProps) {
  const { labels, docSearch, external } = search;
  const [state, setState] = useState<'opening' | 'slow'>();
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const close = useCallback(() => {
    takeTyped();
    setState(undefined);
  }, []);

  // A layout effect, so that no key press gets lost between the inline script and this listener.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isWanted =
        ctrlKey || metaKey
          ? key === 'k'
          : key === '/' && !(target as Element).closest?.('input, textarea, select, [contenteditable]');
      if (!isWanted || document.querySelector('[aria-modal]')) return;
      event.preventDefault();
      setState('opening');
    };
    // Includes the drawer's search row.
    const onClick = ({ target }: MouseEvent) => (target as Element).closest('[data-search]') && setState('opening');
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (state !== 'opening') return;
    document.documentElement.dataset.typed ??= '';
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    const timer = setTimeout(() => setState((now) => now && 'slow'), loadingDelay);
    void loadPart(async () => (await import('./load-search')).loadSearch(docSearch)).then((loaded) =>
      loaded ? setSearch(() => loaded) : close(),
    );
    return () => clearTimeout(timer);
  }, [state, docSearch, close]);

  return (
    <>
      <button
        type="button"
        title={labels.hint}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setState('opening')}
        className="bar-item needs-script"
      >
        {children}
      </button>
      {state && Search && <Search {...search} onClose={close} />}
      {state === 'slow' && !Search && (
        <div role="status" className="snackbar">
          {labels.opening}
          <a href={external.href} className="link-button">
            {labels.external}
          </a>
          <button type="button" onClick={close} className="link-button">
            {labels.close}
          </button>
        </div>
      )}
    </>
  );
}
