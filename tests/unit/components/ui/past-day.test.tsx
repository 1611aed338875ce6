/**
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { PastDay } from '@/components/ui/past-day';
import { tellAge } from '@/components/ui/tell-age';

/** What is said of a day in a browser whose clock shows a time. */
function ageOf(day: string, now: string, lang = 'en'): string | undefined {
  jest.useFakeTimers({ now: new Date(now) });
  return ageNow(day, lang);
}

function ageNow(day: string, lang: string): string | undefined {
  document.documentElement.lang = lang;
  document.body.innerHTML = renderToStaticMarkup(
    <PastDay day={day} className="day">
      {day}
    </PastDay>,
  );
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  tellAge();
  return document.querySelector('time')?.dataset.age;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['2026-11-22T00:01', 'today'],
  ['2026-11-23T23:59', 'yesterday'],
  ['2026-12-05T12:00', '13 days ago'],
  ['2026-12-06T12:00', '2 weeks ago'],
  ['2027-01-20T12:00', '8 weeks ago'],
  ['2027-01-21T12:00', 'last month'],
  ['2027-05-30T12:00', '6 months ago'],
  ['2028-11-21T12:00', 'last year'],
  ['2031-11-23T12:00', '5 years ago'],
])('on %s the 22nd of November 2026 was %s', (now, age) => {
  expect(ageOf('2026-11-22', now)).toBe(age);
});

test.each([
  ['es-ES', 'hace 4 días'],
  ['fr-CA', 'il y a 4 jours'],
])('is told in the language of the page: %s', (lang, age) => {
  expect(ageOf('2026-11-18', '2026-11-22T09:00', lang)).toBe(age);
});

test('of a day that has not come, nothing is said', () => {
  expect(ageOf('2026-11-23', '2026-11-22T23:59')).toBeUndefined();
  expect(ageOf('soon', '2026-11-22T09:00')).toBeUndefined();
});

test('a browser that can’t tell leaves the day as it is', () => {
  // The fake clock brings an Intl of its own, which goes with it.
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00') });
  Object.assign(Intl, { RelativeTimeFormat: undefined });
  expect(ageNow('2026-11-18', 'en')).toBeUndefined();
});
