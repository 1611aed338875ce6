/** @jest-environment jsdom */
import replayPreHydrationEvents from '@/components/inline-scripts/pre-hydration-events';

/* tests/e2e/early-actions.spec.ts covers the same with real scripts in a browser. */

const { dataset } = document.documentElement;
const offered = jest.fn();

/** Creates a page before its scripts have loaded, with its inline script. */
function openPage() {
  document.body.innerHTML = `
    <div id="reload-offer" hidden></div>
    <header class="navbar-shell"><button type="button" aria-keyshortcuts="/">Search</button></header>
    <main id="content"><button type="button" class="needs-script">Copy</button><input type="search"></main>`;
  replayPreHydrationEvents();
}

/** Starts the scripts, which never load. */
const waitInVain = () => {
  dispatchEvent(new Event('scripts-start'));
  jest.advanceTimersByTime(20_000);
};
const takeOver = (part: 'bar' | 'page') => dispatchEvent(new CustomEvent('hydrated', { detail: part }));
const scriptFails = (src: string) => {
  const script = Object.assign(document.createElement('script'), { src });
  script.dispatchEvent(new Event('error'));
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

beforeEach(() => {
  jest.useFakeTimers();
  offered.mockClear();
  addEventListener('preload-error', offered);
  openPage();
});
afterEach(() => {
  for (const part of ['bar', 'page', 'bar', 'page'] as const) takeOver(part);
  jest.runAllTimers();
  removeEventListener('preload-error', offered);
  document.head.replaceChildren();
});

test('a button clicked before hydration is clicked again, once, after hydration and its effects', () => {
  const pressed = jest.fn();
  const button = document.querySelector<HTMLElement>('main button');
  button?.click();
  button?.click();
  button?.addEventListener('click', pressed);
  takeOver('bar');
  takeOver('bar');
  takeOver('page');
  jest.runAllTimers();
  expect(pressed).not.toHaveBeenCalled();
  takeOver('page');
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  button?.click();
  takeOver('page');
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each([
  ['one of the page’s scripts fails', () => scriptFails(`${location.origin}/_next/static/chunks/a.js`)],
  ['the page’s scripts take too long', waitInVain],
  [
    'a script failed before the page could show the offer',
    () => {
      dataset.scripts = 'missing';
      dispatchEvent(new Event('DOMContentLoaded'));
    },
  ],
])('when %s, the page offers to reload and hides what needs scripts, with and without style sheets', (_, fail) => {
  const dead = document.querySelector('.needs-script');
  fail();
  expect(offered).toHaveBeenCalledTimes(1);
  expect(dataset.scripts).toBe('missing');
  expect(dead).toHaveAttribute('hidden');
  takeOver('bar');
  takeOver('page');
  expect(dataset.scripts).toBeUndefined();
  expect(dead).not.toHaveAttribute('hidden');
  expect(document.getElementById('reload-offer')).toHaveAttribute('hidden');
});

test('deferred scripts that have not started yet are not reported as missing', () => {
  jest.advanceTimersByTime(60_000);
  expect(offered).not.toHaveBeenCalled();
});

test('a failing script of another host, or one that fails after hydration, is ignored', () => {
  scriptFails('https://elsewhere.example/a.js');
  takeOver('bar');
  takeOver('page');
  scriptFails(`${location.origin}/_next/static/chunks/a.js`);
  jest.advanceTimersByTime(60_000);
  expect(offered).not.toHaveBeenCalled();
  expect(dataset.scripts).toBeUndefined();
});

test('a page that React removes before hydration is restored, with an offer to reload', async () => {
  const before = [...document.body.children];
  document.body.replaceChildren(document.createElement('p'));
  await Promise.resolve();
  expect([...document.body.children].map((child, index) => child === before[index])).toEqual([true, true, true]);
  expect(offered).toHaveBeenCalledTimes(1);
});
