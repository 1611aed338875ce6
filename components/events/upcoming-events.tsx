'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import './upcoming-events.css';

interface UpcomingEventsProps {
  events: readonly {
    id: string;
    /** When the event ends, in epoch milliseconds. */
    endsAt: number;
    card: ReactNode;
  }[];
  /** Shown when no event is left. */
  empty: ReactNode;
  className?: string;
}

/** How often an open page checks for events that have ended, in milliseconds. */
const minute = 60_000;

/**
 * The events that aren't over yet, even if the page was built or opened long ago. Until the page's scripts have loaded,
 * `hidePastEvents` does the same; without JavaScript, the list is as old as the build.
 */
export function UpcomingEvents({ events, empty, className = 'event-grid' }: UpcomingEventsProps) {
  const [now, setNow] = useState(0);

  // A layout effect, so that past events don't flash after a client-side navigation.
  useLayoutEffect(() => setNow(Date.now()), []);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);

  const upcoming = events.filter(({ endsAt }) => endsAt > now);
  return (
    <>
      <ul className={className}>
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
