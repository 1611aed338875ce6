'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SearchProps } from './search-words';

type SearchButtonProps = Omit<SearchProps, 'onClose'>;

/** How long loading may take before it is said, in milliseconds. */
const patience = 400;

/**
 * Opens the search, by click, by "/" and by Ctrl or Cmd and K. Everything else of the search is
 * loaded then, and not before (specification, section 2).
 */
export function SearchButton(props: SearchButtonProps) {
  const { words, docSearch, external } = props;
  const [state, setState] = useState<'closed' | 'opening' | 'slow' | 'failed'>('closed');
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const isOpen = state !== 'closed';

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
      const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
      if (!(isCommand || isSlash) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setState('opening');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (state !== 'opening') return;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'slow' : now)), patience);
    const loaded = docSearch ? import('./doc-search') : import('./search-dialog');
    loaded.then(
      (module) => setSearch(() => module.default),
      () => setState('failed'),
    );
    return () => clearTimeout(timer);
  }, [state, docSearch]);

  const close = () => setState('closed');
  return (
    <>
      <button
        type="button"
        title={words.hint}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setState('opening')}
        className="bar-item search-button needs-script"
      >
        <Icon name="search" />
        <span className="sr-only">{words.label}</span>
      </button>
      {isOpen && Search && <Search {...props} onClose={close} />}
      {!Search && (state === 'slow' || state === 'failed') && (
        <div role="status" className="snackbar">
          {words[state === 'slow' ? 'opening' : 'failed']}
          <a href={external.href}>{words.external}</a>
        </div>
      )}
    </>
  );
}
