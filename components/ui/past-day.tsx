import type { ReactNode } from 'react';

interface PastDayProps {
  /** ISO 8601, such as 2026-08-18. */
  day: string;
  className: string;
  /** The day in words. */
  children: ReactNode;
}

/**
 * A day of a release, with how long ago it was. A page stays as it was built, so a script in it tells that by the visitor's clock
 * (components/inline-scripts/release-age.ts); without it the day stands alone (docs/behavior.md, Age of data).
 */
export function PastDay({ day, className, children }: PastDayProps) {
  return (
    // The script has added an attribute before React comes.
    <time dateTime={day} className={`${className} past-day`} suppressHydrationWarning>
      {children}{' '}
    </time>
  );
}
