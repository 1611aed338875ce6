/** @jest-environment jsdom */
import replayPreHydrationEvents from '@/components/inline-scripts/pre-hydration-events';

/* tests/e2e/early-actions.spec.ts covers the same with real scripts in a browser. */

const { dataset } = document.documentElement;
const offered = jest.fn();

/** Creates a page before its scripts have loaded, with its inline script. */
function openPage() {
  document.body.innerHTML = `
    <div id="reload-offer" hidden></div>
    <header class="navbar-shell"><button type="button" aria-keyshortcuts="/">Search</button>
      <ul data-locale-state="ready"><li><a lang="fr-CA" href="/fr-CA/download/check/">Français</a></li></ul></header>
    <main id="content"><button type="button" class="needs-script">Copy</button><input type="search"></main>`;
  replayPreHydrationEvents();
}

/** Starts the scripts, which never load. */
const waitInVain = () => {
  dispatchEvent(new Event('scripts-start'));
  jest.advanceTimersByTime(20_000);
};
const takeOver = (part: 'bar' | 'page') => dispatchEvent(new CustomEvent('hydrated', { detail: part }));
beforeEach(() => {
  jest.useFakeTimers();
  offered.mockClear();
  addEventListener('preload-error', offered);
  openPage();
});
afterEach(() => {
  for (const part of ['bar', 'page'] as const) takeOver(part);
  jest.runAllTimers();
  removeEventListener('preload-error', offered);
});

test('a button clicked before hydration is clicked again, once, after hydration', () => {
  const pressed = jest.fn();
  const button = document.querySelector<HTMLElement>('main button');
  button?.click();
  button?.click();
  button?.addEventListener('click', pressed);
  takeOver('bar');
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
  ['one of the page’s scripts can’t be loaded', () => dispatchEvent(new Event('scripts-missing'))],
  ['the page’s scripts take too long', waitInVain],
])('when %s, the page offers to reload, once, and hides what needs scripts, with and without style sheets', (_, fail) => {
  const dead = document.querySelector('.needs-script');
  fail();
  waitInVain();
  expect(offered).toHaveBeenCalledTimes(1);
  expect(dataset.scripts).toBe('missing');
  expect(dead).toHaveAttribute('hidden');
  takeOver('bar');
  takeOver('page');
  expect(dataset.scripts).toBeUndefined();
  expect(document.getElementById('reload-offer')).toHaveAttribute('hidden');
});

test('deferred scripts that have not started yet are not reported as missing', () => {
  jest.advanceTimersByTime(60_000);
  expect(offered).not.toHaveBeenCalled();
});

test('the link to another language keeps the query and the fragment, but not the language in the query', () => {
  history.replaceState(null, '', '/download/check/?version=2.541.3&locale=en#find-your-version');
  const link = document.querySelector<HTMLAnchorElement>('[data-locale-state] a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link?.href).toBe(`${location.origin}/fr-CA/download/check/?version=2.541.3#find-your-version`);
});
