/** The address of a script file, and its hash for `integrity`. */
export type PageScript = [src: string, integrity: string];

/** How long a page that has been loaded stays without its scripts, in milliseconds, while nothing on it needs them. */
const calm = 5000;
/** The same where the first screen has something that needs them. */
const brisk = 2500;

/**
 * Starts the scripts of a page when it can be read: at the first sign of the visitor, or when the page has been loaded and idle
 * for a moment, or at once if its address asks for something; with data saving on, only at a sign
 * (docs/decisions/deferred-scripts.md). The end of the page names them in an event, `page-scripts`, in the order in which they run; a
 * page that was cut off before says `scripts-missing`.
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
    // A page that the browser prepares may never be shown.
    const { prerendering: isPrepared } = document as Document & { prerendering?: boolean };
    const start = () => {
      for (const sign of signs) removeEventListener(sign, note, true);
      if (scripts.length > 0) dispatchEvent(new Event('scripts-start'));
      for (const [src, integrity] of scripts.splice(0)) {
        document.head.append(Object.assign(document.createElement('script'), { src, integrity, async: false }));
      }
    };
    const note = (event: Event) => {
      const { movementX: x, movementY: y } = event as PointerEvent;
      // Chromium says that a pointer has moved when the page has come under it.
      if (event.type === 'pointermove' && x === 0 && y === 0) return;
      for (const sign of signs) removeEventListener(sign, note, true);
      // What the visitor does is shown first.
      requestAnimationFrame(() => setTimeout(start));
    };
    const waitForRest = () => {
      const isNeeded = [...document.querySelectorAll('main .needs-script, main input, main select')].some(
        (element) => element.getBoundingClientRect().top < innerHeight,
      );
      // An address that asks for something, as a form that was sent, is a sign by itself.
      const rest = location.search ? 0 : isNeeded ? brisk : calm;
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
