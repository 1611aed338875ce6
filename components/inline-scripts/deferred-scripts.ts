/** The URL of a script, and its hash for `integrity`. */
export type PageScript = [src: string, integrity: string];

/** The delay after the page has loaded, in milliseconds, if nothing in the first screen needs scripts. */
const idleDelay = 5000;
/** The same if something in the first screen does. */
const neededDelay = 2500;

/**
 * Loads a page's scripts at the first user interaction, when the page has been loaded and idle for a moment, or right after loading
 * if the URL has a query or a value in its fragment; with data saving on, only at a user interaction (docs/decisions/deferred-scripts.md).
 * A `page-scripts` event at the end of the page lists them. If one of them can't be loaded, or on a truncated page, `scripts-missing` is
 * dispatched.
 */
export default function startDeferredScripts(): void {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
  let isWhole = false;
  const end = () => {
    isWhole = true;
  };
  addEventListener('scripts-start', end);
  addEventListener('page-scripts', end);
  addEventListener('DOMContentLoaded', () => {
    if (!isWhole) dispatchEvent(new Event('scripts-missing'));
  });
  addEventListener('page-scripts', (event) => {
    const scripts = (event as CustomEvent<PageScript[]>).detail;
    // A prerendered page may never be shown.
    const { prerendering: isPrepared } = document as Document & { prerendering?: boolean };
    const start = () => {
      // The last script starts React, which would replace the page by an error message if another one were missing.
      const runtime = scripts.pop();
      if (!runtime) return;
      dispatchEvent(new Event('scripts-start'));
      Promise.all(scripts.splice(0).map(loadOrRetry))
        .then(() => loadOrRetry(runtime))
        .catch(() => dispatchEvent(new Event('scripts-missing')));
    };
    const note = (event: Event) => {
      const { movementX: x, movementY: y } = event as PointerEvent;
      // Chromium fires `pointermove` without movement when a new page appears under the pointer.
      if (event.type === 'pointermove' && x === 0 && y === 0) return;
      for (const sign of signs) removeEventListener(sign, note, true);
      // Lets the browser paint the effect of the interaction first.
      requestAnimationFrame(() => setTimeout(start));
    };
    const waitForRest = () => {
      const isNeeded = [...document.querySelectorAll('main .needs-script, main input, main select')].some(
        (element) => element.getBoundingClientRect().top < innerHeight,
      );
      // A query, such as that of a submitted form, counts as an interaction, and so does a value in the fragment.
      const rest = location.search || location.hash.includes('=') ? 0 : isNeeded ? neededDelay : idleDelay;
      setTimeout(() => (self.requestIdleCallback ?? setTimeout)(start), rest);
    };
    const wait = () => {
      for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
      if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
      if (isPrepared && document.readyState === 'complete') waitForRest();
      else addEventListener('load', waitForRest);
    };
    if (isPrepared) document.addEventListener('prerenderingchange', wait);
    else wait();
  });
}

function loadOrRetry(script: PageScript): Promise<unknown> {
  // With another address, because browsers may reuse a response that is broken.
  return load(script).catch(() => load(script, '?retry'));
}

function load([src, integrity]: PageScript, query = ''): Promise<unknown> {
  return new Promise((onload, onerror) => {
    // With the attribute `async`, because React adds scripts of the page that it doesn't find with it.
    const script = Object.assign(document.createElement('script'), { src: src + query, integrity, async: true, onload, onerror });
    document.head.append(script);
    // It is being loaded already. Turbopack knows its scripts by this attribute.
    script.src = src;
  });
}
