const folder = '/events/';

/** The calendar file of all events. */
export const eventsFeedName = 'events.ics';
export const eventsFeedPath = folder + eventsFeedName;

/** The path of an event's calendar file, by the name of the event's own file. */
export function eventFilePath(file: string): string {
  return `${folder}${file}.ics`;
}
