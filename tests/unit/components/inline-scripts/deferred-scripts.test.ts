/** @jest-environment jsdom */
import startDeferredScripts from '@/components/inline-scripts/deferred-scripts';

/* What the browser tests show with real scripts is in tests/e2e/early-actions.spec.ts. */

const announced = ['/_next/static/pages/a.js', '/_next/static/chunks/b.js'];

/** A page that names its scripts, with what is inlined in it. */
function openPage(main: string, { saveData = false } = {}) {
  document.head.replaceChildren();
  document.body.innerHTML = `<main>${main}</main>`;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  startDeferredScripts();
  const detail = announced.map((src) => [src, `sha256-${src}`]);
  dispatchEvent(new CustomEvent('page-scripts', { detail }));
}

/** What a sign starts comes after the frame that answers it. */
const pass = () => jest.advanceTimersByTime(20);

const loaded = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());
// Whatever a page still waits for is over before the next one.
afterEach(() => {
  dispatchEvent(new Event('pointermove'));
  pass();
});

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'the scripts start after the answer to the first sign of the visitor (%s), once, in their order, with their hashes',
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
  ['with nothing to use on it after a while', '<p>Words</p>', 5000],
  ['with a field in the first screen soon', '<input>', 2500],
])('a page that has been loaded starts them by itself, %s', (_, main, moment) => {
  openPage(main);
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(moment - 1);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(loaded()).toEqual(announced);
});

test('a pointer that lies still while the page comes under it is no sign', () => {
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

test('with data saving on, only a sign starts them', () => {
  openPage('<input>', { saveData: true });
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  document.querySelector('input')?.focus();
  pass();
  expect(loaded()).toEqual(announced);
});

test('a page that was cut off before its end says that its scripts are missing, a whole one does not', () => {
  const missing = jest.fn();
  addEventListener('scripts-missing', missing);
  openPage('<p>Words</p>');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(missing).not.toHaveBeenCalled();
  startDeferredScripts();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(missing).toHaveBeenCalledTimes(1);
});

test('a page that the browser prepares starts them when it has been shown, and not before', () => {
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
