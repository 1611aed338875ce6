import type { ReactNode } from 'react';
import { tellAge } from './tell-age';
import './past-day.css';

interface PastDayProps {
  /** ISO 8601, such as 2026-08-18. */
  day: string;
  className: string;
  /** The day in words. */
  children: ReactNode;
}

/**
 * A day of a release, with how long ago it was. A page stays as it was built, so that is told by the visitor's clock; without
 * scripts, and on a page that Next's router has opened, the day stands alone (docs/behavior.md, Age of data).
 */
export function PastDay({ day, className, children }: PastDayProps) {
  return (
    <>
      {/* The script has added an attribute before React comes. */}
      <time dateTime={day} className={`${className} past-day`} suppressHydrationWarning>
        {children}{' '}
      </time>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
      <script dangerouslySetInnerHTML={{ __html: `(${tellAge.toString()})()` }} />
    </>
  );
}
