interface PastDayProps {
  /** ISO 8601, such as 2026-08-18. */
  day: string;
  className: string;
  /** The formatted date. */
  children: string;
}

/**
 * A release date and how long ago it was. Because pages are static, an inline script computes the age in the browser
 * (components/inline-scripts/release-age.ts); without JavaScript, only the date is shown (docs/behavior.md, Age of data).
 */
export function PastDay({ day, className, children }: PastDayProps) {
  return (
    // The inline script adds an element before hydration, which React keeps beside a single text.
    <time dateTime={day} className={`${className} past-day`} suppressHydrationWarning>
      {`${children} `}
    </time>
  );
}
