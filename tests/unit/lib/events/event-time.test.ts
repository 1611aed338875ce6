import { beginsAt, EventTimeError, machineTime, parseEventTime, passesAt } from '@/lib/events/event-time';

const utc = (text: string) => Date.parse(text);

describe('the date of an event', () => {
  it.each([
    ['epoch milliseconds', 1664582400000],
    ['epoch milliseconds as text', '1664582400000'],
    ['a date string with an offset', '2022-10-01T02:00:00+02:00'],
    ['an offset without a colon', '2022-09-30T20:00:00-0400'],
    ['a space for the T, and no seconds', '2022-10-01 00:00 Z'],
  ])('is an instant if it is %s', (_form, value) => {
    expect(parseEventTime(value)).toEqual({ kind: 'instant', epochMilliseconds: 1664582400000 });
  });

  it('is an instant if the time zone of the place is known', () => {
    expect(parseEventTime('2017-06-13T18:00:00', 'America/Los_Angeles')).toEqual({
      kind: 'instant',
      epochMilliseconds: utc('2017-06-14T01:00:00Z'),
      zone: 'America/Los_Angeles',
    });
  });

  it.each(['soon', '2026-01-30T25:00', '99999999999999999999'])('is rejected if it is "%s"', (value) => {
    expect(() => parseEventTime(value)).toThrow(EventTimeError);
    expect(() => parseEventTime(value)).toThrow(/expected a date such as .* found/);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-02-29T10:00'])('is rejected if it is "%s", which is no day', (value) => {
    expect(() => parseEventTime(value)).toThrow(new EventTimeError(`expected a day that exists, found "${value}"`));
  });
});

describe('daylight saving time', () => {
  it('sets the offset of an event by its date', () => {
    const brussels = (text: string) => beginsAt(parseEventTime(text, 'Europe/Brussels'));
    expect(brussels('2026-03-28T12:00')).toBe(utc('2026-03-28T11:00Z'));
    expect(brussels('2026-03-29T12:00')).toBe(utc('2026-03-29T10:00Z'));
    expect(brussels('2026-10-24T12:00')).toBe(utc('2026-10-24T10:00Z'));
    expect(brussels('2026-10-25T12:00')).toBe(utc('2026-10-25T11:00Z'));
  });

  it('moves a skipped time in spring forward, and takes the first of two in autumn', () => {
    expect(beginsAt(parseEventTime('2026-03-29T02:30', 'Europe/Brussels'))).toBe(utc('2026-03-29T01:30Z'));
    expect(beginsAt(parseEventTime('2026-10-25T02:30', 'Europe/Brussels'))).toBe(utc('2026-10-25T00:30Z'));
  });

  it('ends a day of 23 or 25 hours at midnight', () => {
    expect(passesAt(parseEventTime('2026-03-29', 'Europe/Brussels'))).toBe(utc('2026-03-29T22:00Z'));
    expect(passesAt(parseEventTime('2026-10-25', 'Europe/Brussels'))).toBe(utc('2026-10-25T23:00Z'));
  });
});

describe('the time at which an event’s date has passed', () => {
  it('is the end of a whole day where the event takes place', () => {
    expect(passesAt(parseEventTime('2026-02-01', 'Asia/Tokyo'))).toBe(utc('2026-02-01T15:00Z'));
    expect(passesAt(parseEventTime('2026-02-01', 'America/New_York'))).toBe(utc('2026-02-02T05:00Z'));
  });

  it('is the latest possible one if the time zone is unknown', () => {
    expect(passesAt(parseEventTime('2026-02-01T18:00'))).toBe(utc('2026-02-02T06:00Z'));
    expect(passesAt(parseEventTime('2026-02-01'))).toBe(utc('2026-02-02T12:00Z'));
  });
});

it('machine-readable times are as precise as the record', () => {
  expect(machineTime(parseEventTime('2026-01-30T08:30', 'Europe/Brussels'))).toBe('2026-01-30T08:30+01:00');
  expect(machineTime(parseEventTime('2026-01-30T08:30:00Z'))).toBe('2026-01-30T08:30Z');
  expect(machineTime(parseEventTime('2026-01-30T08:30:00'))).toBe('2026-01-30T08:30');
  expect(machineTime(parseEventTime('2026-01-30'))).toBe('2026-01-30');
});
