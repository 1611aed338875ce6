/** @jest-environment jsdom */
import startDeferredScripts from '@/components/inline-scripts/deferred-scripts';

/* tests/e2e/early-actions.spec.ts covers the same with real scripts in a browser. */

const announced = ['/_next/static/pages/a.js', '/_next/static/chunks/b.js', '/_next/static/chunks/runtime.js'];
/** The scripts that load first; the last one starts React. */
const others = announced.slice(0, -1);

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

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const loaded = () => scripts().map((script) => script.getAttribute('src'));
/** Ends the requests of the page's scripts, and lets the page respond. */
async function end(how: (script: HTMLScriptElement, index: number) => 'load' | 'error') {
  for (const [index, script] of scripts().entries()) script.dispatchEvent(new Event(how(script, index)));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

beforeEach(() => jest.useFakeTimers());
// End pending timers and listeners of a page before the next test.
afterEach(() => {
  dispatchEvent(new Event('pointermove'));
  pass();
});

test.each(['pointermove', 'keydown'])(
  'scripts start once and with integrity hashes, after the browser has responded to the first user interaction (%s)',
  (sign) => {
    openPage('<p>Words</p>');
    expect(loaded()).toEqual([]);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(loaded()).toEqual([]);
    pass();
    expect(loaded()).toEqual(others);
    expect(scripts().map(({ integrity }) => integrity)).toEqual(others.map((src) => `sha256-${src}`));
  },
);

test('React starts only when all scripts are loaded; one that fails is tried once more', async () => {
  const missing = jest.fn();
  addEventListener('scripts-missing', missing);
  const start = () => {
    openPage('<p>Words</p>');
    dispatchEvent(new Event('pointermove'));
    pass();
  };
  start();
  await end((_, index) => (index === 0 ? 'error' : 'load'));
  expect(loaded()).toEqual([...others, others[0]]);
  await end(() => 'load');
  expect(loaded()).toEqual([...others, others[0], announced.at(-1)]);
  expect(missing).not.toHaveBeenCalled();

  start();
  await end(() => 'error');
  await end(() => 'error');
  expect(loaded()).toEqual([...others, ...others]);
  expect(missing).toHaveBeenCalledTimes(1);
  removeEventListener('scripts-missing', missing);
});

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
  expect(loaded()).toEqual(others);
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
  expect(loaded()).toEqual(others);
});

test('with data saving on, scripts start only on a user interaction', () => {
  openPage('<input>', { saveData: true });
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  document.querySelector('input')?.focus();
  pass();
  expect(loaded()).toEqual(others);
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
  expect(loaded()).toEqual(others);
});
