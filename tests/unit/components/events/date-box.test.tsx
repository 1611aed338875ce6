/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { DateBox } from '@/components/events/date-box';
import { dateBox, eventHours } from '@/lib/events/date-box';
import { parseEventTime } from '@/lib/events/event-time';
import type { Locale } from '@/lib/i18n/locales';
import { renderPage } from '@/tests/unit/support/render';

const box = (start: string | number, end?: string | number) =>
  dateBox(parseEventTime(start), end === undefined ? undefined : parseEventTime(end), 'en');

describe('the date box of an event', () => {
  it('shows the time in UTC+1, and says so', () => {
    expect(box('2022-10-01T00:00:00Z')).toMatchObject({
      start: { month: 'Oct', day: '01', weekday: 'Sat', year: '2022', time: '01:00 AM' },
      clock: 'utcPlusOne',
    });
    expect(box(1664582400000)).toEqual(box('2022-10-01T00:00:00Z'));
  });

  it.each([
    ['2022-10-01T11:05:00Z', '12:05 PM'],
    ['2022-10-01T12:00:00Z', '01:00 PM'],
  ])('writes %s as %s', (date, time) => {
    expect(box(date).start.time).toBe(time);
  });

  it('changes month and year after midnight', () => {
    expect(box('2024-02-29T23:00:00Z').start).toMatchObject({ month: 'March', day: '01', weekday: 'Fri', time: '12:00 AM' });
    expect(box('2026-12-31T23:30:00Z').start).toMatchObject({ month: 'Jan', day: '01', year: '2027', weekday: 'Fri' });
  });

  it('abbreviates each month', () => {
    const months = Array.from({ length: 12 }, (_, month) => box(Date.UTC(2026, month, 15)).start.month);
    expect(months.join(' ')).toBe('Jan Feb March April May Jun Jul Aug Sept Oct Nov Dec');
  });

  it('adds the last day of an event of several days, but not of one on a single evening', () => {
    expect(box('2022-10-01T00:00:00Z', '2022-12-25T00:00:00Z').end).toMatchObject({ month: 'Dec', day: '25' });
    expect(box('2022-10-01T18:00:00Z', '2022-10-01T21:00:00Z').end).toBeUndefined();
    // This event ends after midnight in UTC+1.
    expect(box('2022-10-01T18:00:00Z', '2022-10-01T23:30:00Z').end).toMatchObject({ month: 'Oct', day: '02' });
  });

  it('joins the days of an event within a week and a month', () => {
    const isRange = (start: string, end: string) => box(start, end).isRange;
    expect(isRange('2027-01-30', '2027-01-31')).toBe(true);
    expect(isRange('2027-01-30', '2027-01-30')).toBe(false);
    expect(isRange('2026-01-30', '2026-02-01')).toBe(false);
    expect(isRange('2025-10-01', '2025-10-31')).toBe(false);
    expect(box('2027-01-30').isRange).toBe(false);
  });

  it('shows a whole day as that day, whatever the time zone', () => {
    expect(box('2026-02-01').start).toEqual({ month: 'Feb', day: '01', weekday: 'Sun', year: '2026', dateTime: '2026-02-01' });
    expect(box('2026-02-01').clock).toBeUndefined();
  });

  it('shows the local time if the time zone is unknown', () => {
    expect(box('2017-06-13T18:00:00')).toMatchObject({ start: { day: '13', time: '06:00 PM' }, clock: 'local' });
  });

  it('is available in Spanish and French', () => {
    const late = parseEventTime('2026-07-31T22:30:00Z');
    expect(dateBox(late, undefined, 'es-ES').start).toMatchObject({ month: 'jul', day: '31', weekday: 'vie', time: '23:30' });
    expect(dateBox(late, undefined, 'fr-CA').start).toMatchObject({
      month: 'juill.',
      day: '31',
      weekday: 'ven.',
      time: '23\u00a0h\u00a030',
    });
  });
});

const usCoast = 'America/Los_Angeles';
const tokyo = 'Asia/Tokyo';

describe('an event with hours in a known time zone', () => {
  const at = (zone: string, start: string, end: string) => dateBox(parseEventTime(start, zone), parseEventTime(end, zone), 'en');

  it('keeps the days of its place, and the hour of UTC+1', () => {
    const seattle = at(usCoast, '2026-12-10T13:00', '2026-12-10T17:00');
    expect(seattle).toMatchObject({ start: { month: 'Dec', day: '10', weekday: 'Thu', time: '10:00 PM' }, clock: 'utcPlusOne' });
    expect(seattle.end).toBeUndefined();
    const minneapolis = at('America/Chicago', '2027-05-18T09:00', '2027-05-20T18:00');
    expect(minneapolis).toMatchObject({
      start: { day: '18', weekday: 'Tue', time: '03:00 PM' },
      end: { day: '20' },
      isRange: true,
    });
  });

  it('says on which day the hour is, if UTC+1 is on another day than the place', () => {
    const morning = at(tokyo, '2026-12-10T06:00', '2026-12-10T09:00');
    expect(morning).toMatchObject({ start: { day: '10', weekday: 'Thu', timeDay: 'Wed', time: '10:00 PM' } });
    expect(morning.end).toBeUndefined();
    expect(at(tokyo, '2026-12-10T16:00', '2026-12-10T18:00').start.timeDay).toBeUndefined();
    expect(at(usCoast, '2026-12-31T20:00', '2026-12-31T21:00').start).toMatchObject({ year: '2026', day: '31', timeDay: 'Fri' });
  });
});

describe('the local time next to the date box', () => {
  /** The spaces that ICU data puts into times differ. */
  const hours = (start: string, end: string | undefined, zone: string | undefined, locale: Locale = 'en') => {
    const found = eventHours(parseEventTime(start, zone), end === undefined ? undefined : parseEventTime(end, zone), locale);
    return found && { ...found, hours: found.hours.replaceAll(/\s/g, ' ').replaceAll(/ ?– ?/g, '–') };
  };

  it('has start and end, and a name of the time zone that people know', () => {
    expect(hours('2026-12-10T13:00', '2026-12-10T17:00', usCoast)).toEqual({ hours: '1:00–5:00 PM', zone: 'Pacific Time' });
    expect(hours('2026-12-10T13:00', undefined, usCoast)).toEqual({ hours: '1:00 PM', zone: 'Pacific Time' });
    expect(hours('2027-05-18T09:00', '2027-05-20T18:00', 'America/Chicago')).toEqual({
      hours: 'May 18, 9:00 AM–May 20, 6:00 PM',
      zone: 'Central Time',
    });
    expect(hours('2026-12-10T18:00', '2026-12-10T20:00', 'UTC')?.zone).toBe('UTC');
  });

  it('is in the page’s language', () => {
    expect(hours('2026-12-10T13:00', '2026-12-10T17:00', usCoast, 'fr-CA')).toEqual({
      hours: '13 h 00–17 h 00',
      zone: 'heure du Pacifique',
    });
    expect(hours('2026-12-10T13:00', '2026-12-10T17:00', usCoast, 'es-ES')?.zone).toBe('hora del Pacífico');
  });

  it('adds the end to the time in the box if the time zone is unknown', () => {
    expect(hours('2026-12-10T18:00', '2026-12-10T21:00', undefined)).toEqual({ hours: '6:00–9:00 PM', zone: 'local' });
    expect(hours('2026-12-10T18:00Z', '2026-12-10T21:00Z', undefined)).toEqual({ hours: '7:00–10:00 PM', zone: 'UTC+1' });
    expect(hours('2026-12-10T18:00', undefined, undefined)).toBeUndefined();
    expect(hours('2026-12-10T18:00Z', undefined, undefined)).toBeUndefined();
    expect(hours('2026-12-10', '2026-12-11', tokyo)).toBeUndefined();
  });
});

describe('the date of an event', () => {
  it('has machine-readable times, and says which is the start and which the end', () => {
    const { container } = renderPage(
      <DateBox
        start={parseEventTime('2026-01-30T08:30', 'Europe/Brussels')}
        end={parseEventTime('2026-02-01T17:00', 'Europe/Brussels')}
      />,
    );
    expect(container).toHaveTextContent('Jan 2026 30 Fri 08:30 AM');
    expect(screen.getByTitle('Start time')).toHaveAttribute('dateTime', '2026-01-30T08:30+01:00');
    expect(screen.getByTitle('End time')).toHaveAttribute('dateTime', '2026-02-01T17:00+01:00');
    expect(screen.getByTitle('End time')).toHaveTextContent('– Feb 01');
    expect(screen.getByText('UTC+1')).toBeVisible();
  });

  it('says which day it is in UTC+1 if that is another one', () => {
    const { container } = renderPage(<DateBox start={parseEventTime('2026-12-11T06:00', 'Asia/Tokyo')} />);
    expect(container).toHaveTextContent('Dec 2026 11 Fri 10:00 PM Thu UTC+1');
  });

  it('joins two days of a month', () => {
    const { container } = renderPage(<DateBox start={parseEventTime('2027-01-30')} end={parseEventTime('2027-01-31')} />);
    expect(container).toHaveTextContent('Jan 2027 30–31 Sat–Sun');
    expect(screen.getByTitle('Start time')).toHaveAttribute('dateTime', '2027-01-30');
    expect(screen.getByTitle('End time')).toHaveAttribute('dateTime', '2027-01-31');
  });

  it('puts the day before the month in French', () => {
    renderPage(<DateBox start={parseEventTime('2026-02-01')} end={parseEventTime('2026-03-01')} />, 'fr-CA');
    expect(screen.getByTitle('Fin')).toHaveTextContent('– 01 mars');
    expect(screen.queryByText('Toute la journée')).toBeNull();
  });
});
