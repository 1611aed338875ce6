/**
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import showReleaseAges from '@/components/inline-scripts/release-age';
import { PastDay } from '@/components/ui/past-day';
import { stopObservers } from '@/tests/unit/support/stop-observers';

stopObservers();

/** The age shown, in a browser whose clock has a given time, for a date in a part of the page that is added later. */
async function ageOf(day: string, now: string, lang = 'en'): Promise<string | undefined> {
  jest.useFakeTimers({ now: new Date(now) });
  document.documentElement.lang = lang;
  showReleaseAges();
  document.body.innerHTML = renderToStaticMarkup(
    <PastDay day={day} className="day">
      {day}
    </PastDay>,
  );
  // Mutation observers run in a microtask.
  await Promise.resolve();
  return document.querySelector('time > span')?.textContent?.replace(/^\(|\)$/g, '');
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['2026-11-22T00:01', 'today'],
  ['2026-11-23T23:59', 'yesterday'],
  ['2026-12-06T12:00', '2 weeks ago'],
  ['2027-01-20T12:00', '8 weeks ago'],
  ['2027-01-21T12:00', undefined],
  ['2031-11-23T12:00', undefined],
])('on %s a release of November 22, 2026 came out %s', async (now, age) => {
  expect(await ageOf('2026-11-22', now)).toBe(age);
});

test.each([
  ['es-ES', 'hace 4 días'],
  ['fr-CA', 'il y a 4 jours'],
])('the age of a release is in the language of the page: %s', async (lang, age) => {
  expect(await ageOf('2026-11-18', '2026-11-22T09:00', lang)).toBe(age);
});

test('a release date in the future has no age', async () => {
  expect(await ageOf('2026-11-23', '2026-11-22T23:59')).toBeUndefined();
  expect(await ageOf('soon', '2026-11-22T09:00')).toBeUndefined();
});

test('while a page arrives in pieces, the age of a release never comes before its date', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00') });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showReleaseAges();
  document.body.innerHTML = '<p><time class="past-day" datetime="2026-11-18"></time></p>';
  const time = document.querySelector('time');
  for (const part of ['', 'November ', '18, 2026 ']) {
    time?.append(part);
    await Promise.resolve();
  }
  time?.after('.');
  await Promise.resolve();
  expect(time).toHaveTextContent('November 18, 2026 (4 days ago)');
});
