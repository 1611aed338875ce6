import { eventHours } from '@/lib/events/date-box';
import { dayRunsText, dayText } from '@/lib/events/day-text';
import { parseEventTime } from '@/lib/events/event-time';
import { dateRangeText, dateText } from '@/lib/i18n/dates';

// "1ᵉʳ" for the first day of a month (messages/glossary.yml), which ICU data don't know.

const medium = { dateStyle: 'medium' } as const;

test('French writes the first day of a month as 1ᵉʳ', () => {
  expect(dateText('2026-10-01', 'fr-CA')).toBe('1ᵉʳ octobre 2026');
  expect(dateText('2026-10-01', 'fr-CA', medium)).toBe('1ᵉʳ oct. 2026');
  expect(dateText(new Date('2026-10-01'), 'fr-CA', { day: 'numeric', month: 'short' })).toBe('1ᵉʳ oct.');
  expect(dateText('2026-10-01', 'fr-CA', { dateStyle: 'full' })).toBe('jeudi 1ᵉʳ octobre 2026');
});

test('other days, and months without a day, stay as they are', () => {
  expect(dateText('2026-10-11', 'fr-CA')).toBe('11 octobre 2026');
  expect(dateText('2026-10-31', 'fr-CA', medium)).toBe('31 oct. 2026');
  expect(dateText('2026-10-01', 'fr-CA', { month: 'long', year: 'numeric' })).toBe('octobre 2026');
});

test('a date in digits stays one', () => {
  expect(dateText('2026-10-01', 'fr-CA', { dateStyle: 'short' })).toBe('2026-10-01');
  expect(dateText('2026-10-01', 'fr', { day: 'numeric', month: 'numeric' })).toMatch(/^0?1\/10$/);
});

test('other languages write 1', () => {
  expect(dateText('2026-10-01', 'en')).toBe('October 1, 2026');
  expect(dateText('2026-10-01', 'es-ES')).toBe('1 de octubre de 2026');
});

test('ranges begin or end with 1ᵉʳ', () => {
  expect(dateRangeText('2025-10-01', '2025-10-31', 'fr-CA')).toBe('1ᵉʳ–31 octobre 2025');
  expect(dateRangeText('2026-09-30', '2026-10-01', 'fr-CA')).toMatch(/^30 septembre\s–\s1ᵉʳ octobre 2026$/);
  expect(dateRangeText('2026-10-01', '2026-10-01', 'fr-CA')).toBe('1ᵉʳ octobre 2026');
});

test('the days of events do, too', () => {
  expect(dayText(['2025-10-01', '2025-10-31'], 'fr-CA', medium)).toBe('1ᵉʳ–31 oct. 2025');
  expect(dayText(['2026-10-01'], 'fr-CA', medium)).toBe('1ᵉʳ oct. 2026');
  expect(dayRunsText([['2021-10-01'], ['2021-10-09']], 'fr-CA')).toBe('1ᵉʳ\u00a0octobre et 9\u00a0octobre');
});

test('so do the hours of an event of several days', () => {
  const [start, end] = ['2026-10-01T09:00:00', '2026-10-02T17:00:00'].map((time) => parseEventTime(time, 'Europe/Brussels'));
  expect(start && eventHours(start, end, 'fr-CA')?.hours).toMatch(/^1ᵉʳ\u00a0oct\..*2\u00a0oct\./);
});
