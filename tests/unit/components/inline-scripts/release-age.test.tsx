/**
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import tellReleaseAges from '@/components/inline-scripts/release-age';
import { PastDay } from '@/components/ui/past-day';

/** What is said of a day in a browser whose clock shows a time. */
function ageOf(day: string, now: string, lang = 'en'): Promise<string | undefined> {
  jest.useFakeTimers({ now: new Date(now) });
  return ageNow(day, lang);
}

/** The same of a day that comes with a later part of the page. */
async function ageNow(day: string, lang: string): Promise<string | undefined> {
  document.documentElement.lang = lang;
  tellReleaseAges();
  document.body.innerHTML = renderToStaticMarkup(
    <PastDay day={day} className="day">
      {day}
    </PastDay>,
  );
  // An observer is told as soon as no other code runs.
  await Promise.resolve();
  return document.querySelector('time')?.dataset.age;
}

afterEach(() => {
  dispatchEvent(new Event('DOMContentLoaded'));
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
])('on %s the 22nd of November 2026 was %s', async (now, age) => {
  expect(await ageOf('2026-11-22', now)).toBe(age);
});

test.each([
  ['es-ES', 'hace 4 días'],
  ['fr-CA', 'il y a 4 jours'],
])('is told in the language of the page: %s', async (lang, age) => {
  expect(await ageOf('2026-11-18', '2026-11-22T09:00', lang)).toBe(age);
});

test('of a day that has not come, nothing is said', async () => {
  expect(await ageOf('2026-11-23', '2026-11-22T23:59')).toBeUndefined();
  expect(await ageOf('soon', '2026-11-22T09:00')).toBeUndefined();
});

test('a browser that can’t tell leaves the day as it is', async () => {
  // The fake clock brings an Intl of its own, which goes with it.
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00') });
  Object.assign(Intl, { RelativeTimeFormat: undefined });
  expect(await ageNow('2026-11-18', 'en')).toBeUndefined();
});
