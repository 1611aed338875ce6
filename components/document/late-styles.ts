/**
 * Shows a page without its styles when they have not come after some time: a browser shows and reads nothing until it has
 * them, or knows that it can't. Where styles are missing, the page offers to reload.
 *
 * It must be self-contained, because its source text is inlined, before the first style sheet: later scripts wait for it.
 * No function in it has a name: the compiler of our commands would add a call of its own to those.
 * @param patience in milliseconds
 */
function limitStyles(patience: number): void {
  let isMissing = false;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') isMissing = true;
      // What sees to it is in the body, and may not have come yet (./early-actions.ts).
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin) && document.readyState === 'loading') {
        document.documentElement.dataset.scripts = 'missing';
      }
    },
    true,
  );
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet) continue;
      link.remove();
      isMissing = true;
    }
  }, patience);
  addEventListener('load', () => {
    // A network may answer with a page of its own, which is no failure for the browser but leaves a sheet empty.
    for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      try {
        if (!sheet?.cssRules.length) isMissing = true;
      } catch {
        // The rules of a sheet that failed can't be read.
        isMissing = true;
      }
    }
    if (!isMissing) return;
    document.documentElement.dataset.styles = 'missing';
    dispatchEvent(new CustomEvent('preload-error', { cancelable: true }));
  });
}

/** The inline script for the head of every page. */
export const lateStylesScript = `(${limitStyles.toString()})(10000)`;
