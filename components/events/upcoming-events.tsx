import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';

interface UpcomingEventsProps {
  events: readonly {
    id: string;
    /** When the event ends, in epoch milliseconds. */
    endsAt: number;
    card: ReactNode;
  }[];
  /** Shown when no event is left. */
  empty: ReactNode;
  className: string;
}

/**
 * The events that aren't over yet. The inline script hides the others, even if the page was built or opened long ago; without
 * JavaScript, the list is as old as the build.
 */
export function UpcomingEvents({ events, empty, className }: UpcomingEventsProps) {
  return (
    <>
      <ul className={className}>
        {events.map(({ id, endsAt, card }) => (
          <li key={id} data-ends-at={endsAt} suppressHydrationWarning>
            {card}
          </li>
        ))}
      </ul>
      <div id="no-events" hidden={events.length > 0} suppressHydrationWarning>
        {empty}
      </div>
      <InlineScript name="hide-past-events" />
    </>
  );
}
