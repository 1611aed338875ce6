'use client';

import { useEffect } from 'react';

/**
 * Lets Escape hide a tooltip without moving the pointer or the focus (WCAG 1.4.13), until the pointer or the
 * focus comes back. Showing and hiding needs no script.
 */
export function TooltipDismissal() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const listeners = new AbortController();
    const ownerOf = (event: Event) => (event.target instanceof Element ? event.target.closest('.tooltip-owner, .copy') : null);
    let lastOwner: Element | null = null;

    const restoreElsewhere = (event: Event) => {
      const owner = ownerOf(event);
      if (owner !== lastOwner) delete dataset.tooltips;
      lastOwner = owner;
    };
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dataset.tooltips = 'dismissed';
    };
    document.addEventListener('keydown', dismiss, { signal: listeners.signal });
    document.addEventListener('pointerover', restoreElsewhere, { signal: listeners.signal });
    document.addEventListener('focusin', restoreElsewhere, { signal: listeners.signal });
    return () => {
      listeners.abort();
      delete dataset.tooltips;
    };
  }, []);
  return null;
}
