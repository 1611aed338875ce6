'use client';

import { useEffect, useLayoutEffect } from 'react';

type Part = 'bar' | 'page';

const tell = (part: Part) => void dispatchEvent(new CustomEvent('hydrated', { detail: part }));

/**
 * Tells the document that a part of it has become interactive, for what visitors did before
 * (docs/decisions/deferred-scripts.md). It stands at the end of that part.
 */
export function Hydrated({ part }: { part: Part }) {
  // First when React hears events, then when the effects of the part have run as well.
  useLayoutEffect(() => tell(part), [part]);
  useEffect(() => tell(part), [part]);
  return null;
}
