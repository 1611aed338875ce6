import { calendarAddress, zoneOffset } from '@/lib/events/public-calendar';
import { pagePolicy } from '@/lib/security/security-policy';
import { loadLinks } from '@/lib/site/links';

const { calendarEmbed = '', calendarIcs = '' } = loadLinks();

it('the address of the public calendar escapes the time zone', () => {
  expect(calendarAddress(calendarEmbed, 'Etc/GMT+5&mode=DAY')).toMatch(/&ctz=Etc%2FGMT%2B5%26mode%3DDAY$/);
});

it('the offset of a time zone is known for a given day', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');
  expect(zoneOffset('America/New_York', winter)).toBe('UTC-05:00');
  expect(zoneOffset('America/New_York', summer)).toBe('UTC-04:00');
  expect(zoneOffset('Asia/Kolkata', summer)).toBe('UTC+05:30');
  expect(zoneOffset('GMT', summer)).toMatch(/^UTC(\+00:00)?$/);
});

it('the content security policy allows the public calendar, and nothing else on its host', () => {
  const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(pagePolicy([]))?.[1]?.split(' ') ?? [];
  const [file = ''] = calendarIcs.split('?');
  expect(sources('connect-src')).toContain(file);
  const [frames = ''] = sources('frame-src');
  expect(calendarEmbed.startsWith(frames)).toBe(true);
  expect(new URL(frames).pathname).not.toBe('/');
});
