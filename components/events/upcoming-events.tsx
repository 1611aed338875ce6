'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import './upcoming-events.css';

interface UpcomingEventsProps {
  events: readonly {
    id: string;
    /** When it is over, in epoch milliseconds. */
    endsAt: number;
    card: ReactNode;
  }[];
  /** What is shown when no event is left. */
  empty: ReactNode;
}

/** How often an open page looks at the clock, in milliseconds. */
const minute = 60_000;

/**
 * The events that are not over at the moment of viewing: the page may have been built, or opened,
 * long ago. What was over before the page's scripts are there is hidden by `hidePastEvents`;
 * without JavaScript the list of the build stands.
 */
export function UpcomingEvents({ events, empty }: UpcomingEventsProps) {
  const [now, setNow] = useState(0);

  // Before anything is painted, for who comes from another page.
  useLayoutEffect(() => setNow(Date.now()), []);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);

  const upcoming = events.filter(({ endsAt }) => endsAt > now);
  return (
    <>
      <ul className="event-grid">
        {upcoming.map(({ id, endsAt, card }) => (
          <li key={id} data-ends-at={endsAt} suppressHydrationWarning>
            {card}
          </li>
        ))}
      </ul>
      <div id="no-events" hidden={upcoming.length > 0} suppressHydrationWarning>
        {empty}
      </div>
    </>
  );
}
