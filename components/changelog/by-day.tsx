import type { ReactNode } from 'react';
import { isComing } from '@/lib/site/build-date';

interface ByDayProps {
  /** The first day of `after`, by UTC. */
  day: string;
  before: ReactNode;
  after?: ReactNode;
}

/**
 * What is true until a day, and what is true from then on. On a page that was built before, an inline script, which must come first,
 * decides by the visitor's clock before anything is painted (components/inline-scripts/release-age.ts).
 */
export function ByDay({ day, before, after }: ByDayProps) {
  if (!isComing(day)) return after;
  return (
    <>
      <span data-until={day} suppressHydrationWarning>
        {before}
      </span>
      <span data-from={day} hidden suppressHydrationWarning>
        {after}
      </span>
    </>
  );
}
