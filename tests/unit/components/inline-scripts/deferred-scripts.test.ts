/** @jest-environment jsdom */
import startDeferredScripts from '@/components/inline-scripts/deferred-scripts';

/* tests/e2e/early-actions.spec.ts covers the same with real scripts in a browser. */

const announced = ['/_next/static/pages/a.js', '/_next/static/chunks/b.js'];

/** Creates a page with a list of deferred scripts and their inline loader. */
function openPage(main: string, { saveData = false } = {}) {
  document.head.replaceChildren();
  document.body.innerHTML = `<main>${main}</main>`;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  startDeferredScripts();
  const detail = announced.map((src) => [src, `sha256-${src}`]);
  dispatchEvent(new CustomEvent('page-scripts', { detail }));
}

/** Advances past the next frame: scripts start only after the browser has responded to the interaction. */
const pass = () => jest.advanceTimersByTime(20);

const loaded = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());
// End pending timers and listeners of a page before the next test.
afterEach(() => {
  dispatchEvent(new Event('pointermove'));
  pass();
});

test.each(['pointermove', 'keydown'])(
  'scripts start once, in order and with integrity hashes, after the browser has responded to the first user interaction (%s)',
  (sign) => {
    openPage('<p>Words</p>');
    expect(loaded()).toEqual([]);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(loaded()).toEqual([]);
    pass();
    expect(loaded()).toEqual(announced);
    const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(scripts.map(({ integrity, async }) => ({ integrity, async }))).toEqual(
      announced.map((src) => ({ integrity: `sha256-${src}`, async: false })),
    );
  },
);

test.each([
  ['later if it has no controls', '<p>Words</p>', 5000],
  ['sooner if it has a form field on the first screen', '<input>', 2500],
])('scripts of a loaded page start by themselves, %s', (_, main, moment) => {
  openPage(main);
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(moment - 1);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(loaded()).toEqual(announced);
});

test('a pointer that lies still while the page appears under it starts no scripts', () => {
  openPage('<p>Words</p>');
  const move = (movementX: number) =>
    document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
  move(0);
  pass();
  expect(loaded()).toEqual([]);
  move(1);
  pass();
  expect(loaded()).toEqual(announced);
});

test('with data saving on, scripts start only on a user interaction', () => {
  openPage('<input>', { saveData: true });
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  document.querySelector('input')?.focus();
  pass();
  expect(loaded()).toEqual(announced);
});

test('a page cut off before its end offers to reload, a complete one does not', () => {
  const missing = jest.fn();
  addEventListener('scripts-missing', missing);
  openPage('<p>Words</p>');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(missing).not.toHaveBeenCalled();
  startDeferredScripts();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(missing).toHaveBeenCalledTimes(1);
});

test('scripts of a prerendered page start when it is shown, and not before', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  openPage('<p>Words</p>');
  Reflect.deleteProperty(document, 'prerendering');
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(5020);
  expect(loaded()).toEqual(announced);
});
