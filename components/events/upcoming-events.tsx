'use client';

import { type ReactNode, useEffect, useState } from 'react';

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
 * long ago. Without JavaScript the list of the build stands.
 */
export function UpcomingEvents({ events, empty }: UpcomingEventsProps) {
  const [now, setNow] = useState(0);

  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);

  const upcoming = events.filter(({ endsAt }) => endsAt > now);
  if (upcoming.length === 0) return empty;
  return (
    <ul className="event-grid">
      {upcoming.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
