const folder = '/events/';

/** The calendar file of all events. */
export const eventsFeedName = 'events.ics';
export const eventsFeedPath = folder + eventsFeedName;

/** Path of an event's calendar file, by the name of its record file. */
export function eventFilePath(file: string): string {
  return `${folder}${file}.ics`;
}
