'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { onFirstInteraction, onNearViewport } from '@/components/ui/load-triggers';
import type { ThankYouData } from './thank-you-block';
import './thank-you.css';

interface ThankYouSlotProps {
  data: ThankYouData;
  /** Always shown after the thanks. */
  more: ReactNode;
  /** Shown until the block is loaded, and if there is nobody to thank. */
  children: ReactNode;
}

/**
 * Reserves the space of the thank-you block at the end of a page, so that the footer never moves. The block and
 * its requests to other hosts load only once the visitor has interacted with the page and the space is near.
 */
export function ThankYouSlot({ data, more, children }: ThankYouSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState<ReactNode>();

  useEffect(
    () =>
      onFirstInteraction(() =>
        onNearViewport(place.current ? [place.current] : [], () => {
          loadPart(() => import('./thank-you-block'))
            .then((part) => part?.makeThankYouBlock(data))
            .then(setBlock, (error: unknown) => console.error(error instanceof Error ? error.message : error));
        }),
      ),
    [data],
  );

  return (
    <div ref={place} className="thank-you-slot needs-script">
      <div className="thank-you-band">
        {block ?? children}
        {more}
      </div>
    </div>
  );
}
