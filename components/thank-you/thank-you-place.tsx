'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import type { ThankYouData } from './thank-you-block';

/** Any of these shows that somebody is there. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The place of the thank-you block, at the end of a page. What fills it, and whatever that asks of
 * other hosts, is loaded when the visitor does something and the place is near. The place has the
 * block's height from the start and keeps it, so that the footer never moves.
 */
export function ThankYouPlace({ data }: { data: ThankYouData }) {
  const place = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState<ReactNode>();

  useEffect(
    () =>
      onceAlive(() =>
        onceNear(place.current, () => {
          loadPart(() => import('./thank-you-block'))
            .then((part) => part?.makeThankYouBlock(data))
            .then(setBlock, (error: unknown) => console.error(error instanceof Error ? error.message : error));
        }),
      ),
    [data],
  );

  return (
    <div ref={place} className="thank-you-place needs-script">
      {block}
    </div>
  );
}

/**
 * Waits until the visitor does something; a page that is scrolled already has a visitor.
 * @param start what to do then; returns how to stop it
 * @returns stops waiting, or what was started
 */
function onceAlive(start: () => () => void): () => void {
  if (window.scrollY > 0) return start();
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const wake = () => {
    waiting.abort();
    stop = start();
  };
  for (const sign of signsOfLife) window.addEventListener(sign, wake, { signal: waiting.signal, passive: true });
  return () => stop();
}

/**
 * Waits until an element is in the window, or nearly so.
 * @returns stops waiting
 */
function onceNear(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100px' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
