'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { onceAlive, onceNear } from '@/components/ui/once-near';
import type { ThankYouData } from './thank-you-block';
import './thank-you-place.css';

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
        onceNear(place.current ? [place.current] : [], () => {
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
