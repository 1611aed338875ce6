const folder = '/events/';

/** The calendar file of all events. */
export const eventsFeedName = 'events.ics';
export const eventsFeedPath = folder + eventsFeedName;

/** Where the calendar file of an event is, by the name of the event's own file. */
export function eventFilePath(file: string): string {
  return `${folder}${file}.ics`;
}
