/** The time zones that the public calendar offers in addition to the browser's (docs/behavior.md, Public calendar). */
export const calendarZones = ['GMT', 'CET', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Asia/Shanghai'] as const;

export type CalendarZone = (typeof calendarZones)[number];

/**
 * URL of the embedded calendar in a time zone.
 * @param embed URL without a time zone, which has a query
 */
export function calendarAddress(embed: string, zone: string): string {
  return `${embed}&ctz=${encodeURIComponent(zone)}`;
}

/** The browser's time zone, or GMT if it is unknown. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'GMT';
}

/** A zone's offset from UTC at a moment, such as UTC+05:30. */
export function zoneOffset(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
}
