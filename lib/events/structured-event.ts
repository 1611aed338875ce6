import { machineTime } from './event-time';
import type { MajorEvent } from './events';

/**
 * What search engines are told about an event (schema.org Event).
 * @param origin the site's own origin, where site paths start
 */
export function structuredEvent(event: MajorEvent, origin: string) {
  const url = new URL(event.link, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: machineTime(event.start),
    ...(event.end && { endDate: machineTime(event.end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.location, address: event.location },
    ...(event.description && { description: event.description }),
    url,
  };
}
