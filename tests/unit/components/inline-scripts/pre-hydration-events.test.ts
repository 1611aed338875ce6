/** @jest-environment jsdom */
import replayPreHydrationEvents from '@/components/inline-scripts/pre-hydration-events';

/* What the browser tests show with real scripts is in tests/e2e/early-actions.spec.ts. */

const { dataset } = document.documentElement;
const offered = jest.fn();

/** A page whose scripts have not come yet, with what is inlined in it. */
function openPage() {
  document.body.innerHTML = `
    <div id="reload-offer" hidden></div>
    <header class="navbar-shell"><button type="button" aria-keyshortcuts="/">Search</button></header>
    <main id="content"><button type="button" class="needs-script">Copy</button><input type="search"></main>`;
  replayPreHydrationEvents();
}

/** The scripts start, and don't come. */
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

test('a page says which parts wait for their scripts, until they have been taken over', () => {
  expect(dataset.hydrating).toBe('bar page');
  takeOver('bar');
  expect(dataset.hydrating).toBe('page');
  takeOver('page');
  expect(dataset.hydrating).toBeUndefined();
});

test('a button pressed before is pressed again, once, when its part has been taken over and its effects have run', () => {
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
  ['they take too long', waitInVain],
  [
    'one has failed before anything could be offered',
    () => {
      dataset.scripts = 'missing';
      dispatchEvent(new Event('DOMContentLoaded'));
    },
  ],
])('when %s, the page offers to reload, and what needs scripts is hidden, with styles or without', (_, fail) => {
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

test('scripts that have not started yet are not missed', () => {
  jest.advanceTimersByTime(60_000);
  expect(offered).not.toHaveBeenCalled();
});

test('a script of another host, or one that is missing later, changes nothing', () => {
  scriptFails('https://elsewhere.example/a.js');
  takeOver('bar');
  takeOver('page');
  scriptFails(`${location.origin}/_next/static/chunks/a.js`);
  jest.advanceTimersByTime(60_000);
  expect(offered).not.toHaveBeenCalled();
  expect(dataset.scripts).toBeUndefined();
});

test('a page that React takes away before it has taken it over is put back, with an offer to reload', async () => {
  const before = [...document.body.children];
  document.body.replaceChildren(document.createElement('p'));
  await Promise.resolve();
  expect([...document.body.children].map((child, index) => child === before[index])).toEqual([true, true, true]);
  expect(offered).toHaveBeenCalledTimes(1);
});
