'use client';

import { useEffect, useLayoutEffect } from 'react';

type Part = 'bar' | 'page';

const tell = (part: Part) => void dispatchEvent(new CustomEvent('hydrated', { detail: part }));

/**
 * Announces that a part of the page is interactive, so that earlier user interaction can be replayed
 * (docs/decisions/deferred-scripts.md). Render it at the end of that part.
 */
export function Hydrated({ part }: { part: Part }) {
  // Once when React handles events, and again when the part's effects have run.
  useLayoutEffect(() => tell(part), [part]);
  useEffect(() => tell(part), [part]);
  return null;
}
