'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ThankYouData } from './thank-you-block';

/** Any of these shows that somebody is there. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The place of the thank-you block, at the end of a page. What fills it, and whatever that asks of
 * other hosts, is loaded when the visitor does something and the place is near. The place has the
 * block's height from the start, and gives it up, when there is nothing to show, only where nobody
 * sees it: nothing jumps.
 */
export function ThankYouPlace({ data }: { data: ThankYouData }) {
  const place = useRef<HTMLDivElement>(null);
  /** Undefined as long as it is not known, null when there is nothing to show. */
  const [block, setBlock] = useState<ReactNode>();
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(
    () =>
      onceAlive(() =>
        onceSeen(place.current, '100px', ({ isIntersecting }) => {
          if (!isIntersecting) return false;
          import('./thank-you-block')
            .then(({ makeThankYouBlock }) => makeThankYouBlock(data))
            .then(setBlock, (error: unknown) => {
              console.error(error instanceof Error ? error.message : error);
              setBlock(null);
            });
          return true;
        }),
      ),
    [data],
  );

  useEffect(() => {
    if (block !== null) return;
    return onceSeen(place.current, '0px', ({ boundingClientRect }) => {
      const isBelowWindow = boundingClientRect.top >= window.innerHeight;
      if (isBelowWindow) setGivenUp(true);
      return isBelowWindow;
    });
  }, [block]);

  return (
    <div ref={place} className={isGivenUp ? 'hidden' : 'thank-you-place needs-script'}>
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
 * Watches an element come and go.
 * @param margin how far outside the window it still counts as in it
 * @param handle returns true when it has seen what it waited for
 * @returns stops watching
 */
function onceSeen(element: Element | null, margin: string, handle: (entry: IntersectionObserverEntry) => boolean) {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest && handle(latest)) observer.disconnect();
    },
    { rootMargin: margin },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
