import { plainMarkdown } from '@/lib/content/plain-markdown';
import { absoluteAddress } from '@/lib/i18n/base-path';
import { machineTime } from './event-time';
import type { MajorEvent } from './events';

/**
 * An event as structured data for search engines (schema.org Event).
 * @param origin the site's own origin, which makes site paths absolute
 */
export function structuredEvent(event: MajorEvent, origin: string) {
  const url = absoluteAddress(event.link, origin);
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
    ...(event.description && { description: plainMarkdown(event.description) }),
    url,
  };
}
