/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { refreshRatings } from '@/components/changelog/remote-ratings';
import { CalendarIframe } from '@/components/events/calendar-iframe';
import { newestContributors } from '@/components/thank-you/contributors';
import { fetchHonored } from '@/components/thank-you/honored-csv';

// Failures of the other hosts whose data pages fetch: existing content must stay, and nothing may wait forever.
// thank-you/thank-you-rotator.test.tsx covers avatars.

jest.mock('@/components/ui/load-triggers', () => {
  const now = (react: () => void) => {
    react();
    return () => {};
  };
  return { onFirstInteraction: now, onNearViewport: (_: unknown, react: () => void) => now(react) };
});

const page = '<!doctype html><title>Welcome</title><h1>Log in</h1>';
const noise = Array.from({ length: 1_048_576 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('');

/** Responses of a broken host; `text` is the body of the correct response. */
const faults: Record<string, (text: string, signal: AbortSignal) => Promise<Response>> = {
  missing: async () => answer(page, 404),
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  'slow after the first half': async (text, signal) => answer(text.slice(0, text.length / 2), 200, signal),
  'cut off': async (text) => answer(text.slice(0, text.length / 2), 200, AbortSignal.abort(new TypeError('network error'))),
  'another page': async () => answer(page),
  'a megabyte of noise': async () => answer(noise),
};

/** @param end the body fails when this signal is aborted; without it, the body ends normally */
function answer(text: string, status = 200, end?: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (!end) return controller.close();
      const fail = () => controller.error(end.reason);
      if (end.aborted) fail();
      else end.addEventListener('abort', fail);
    },
  });
  return { ok: status < 400, status, body } as unknown as Response;
}

function serve(fault: string, text: string): void {
  globalThis.fetch = jest.fn(async (_address, options) => {
    const signal = options?.signal;
    if (!signal) throw new Error('A request without a time limit');
    return faults[fault]?.(text, signal) ?? answer(text);
  });
}

/** Advances past every time limit of the site. */
const waitLong = () => act(() => jest.advanceTimersByTimeAsync(30_000));

beforeAll(() => Object.assign(globalThis, { TextDecoder }));
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const everyFault = Object.keys(faults);

const ratings = '{"2.504": [7, 8, 9]}';
const widget = `<fieldset data-version="2.504"><button data-rate="good"><span class="rating-count">1</span></button></fieldset>`;

async function countWith(fault: string): Promise<string | null | undefined> {
  document.body.innerHTML = widget;
  serve(fault, ratings);
  refreshRatings({ url: 'https://ratings.example.org/', issueBase: 'https://issues.example.org/' }, new AbortController().signal);
  await waitLong();
  const count = document.querySelector('.rating-count')?.textContent;
  document.body.innerHTML = '';
  return count;
}

test.each(everyFault)('the built-in ratings stay when the response of the ratings server is: %s', async (fault) => {
  expect(await countWith('none')).toBe('7');
  expect(await countWith(fault)).toBe('1');
});

const csv = `"MONTH", "GH_HANDLE", "NBR_PR", "REPOSITORIES"
"2026-07", "somebody", "8", "jenkinsci/one"
"2026-07", "somebody-else", "2", "jenkinsci/three"
`;

async function thankedWith(fault: string): Promise<number> {
  serve(fault, csv);
  const thanked = fetchHonored('https://raw.example.org/honored.csv').then(
    (records) => newestContributors(records, new Date('2026-08-01')).length,
    () => 0,
  );
  await waitLong();
  return thanked;
}

test.each(everyFault)('nobody is thanked by name when the response of the contributors’ host is: %s', async (fault) => {
  expect(await thankedWith('none')).toBe(2);
  expect(await thankedWith(fault)).toBe(0);
});

const calendarLabels = {
  frame: 'Calendar',
  show: 'Show',
  source: 'Source',
  loading: 'Loading',
  unreachable: 'Out of reach',
  retry: 'Try again',
  icsLink: 'As a file',
  zone: 'Time zone',
  shown: 'Shown in:',
};

test.each(everyFault)('the time zone and a link stay when the response of the calendar’s host is: %s', async (fault) => {
  serve(fault, '');
  render(
    <CalendarIframe
      embed="https://calendar.example/embed?mode=WEEK"
      ics="https://calendar.example/basic.ics"
      zones={[{ value: '', label: '(auto)' }]}
      weekdays={['Mon', 'Tue']}
      labels={calendarLabels}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: calendarLabels.show }));
  await waitLong();
  expect(screen.queryByText(calendarLabels.loading)).not.toBeInTheDocument();
  expect(screen.getByLabelText(calendarLabels.zone)).toBeEnabled();
  // A page can't read the content of a cross-origin iframe, only check that its host responds.
  if (!['unreachable', 'slow'].includes(fault)) {
    expect(screen.getByTitle(calendarLabels.frame)).toBeInTheDocument();
    return;
  }
  expect(screen.getByText(calendarLabels.unreachable)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: calendarLabels.icsLink })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: calendarLabels.retry })).toBeEnabled();
});
