/** Events that count as user interaction. */
const interactionEvents = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Waits for the first user interaction; an already scrolled page doesn't wait.
 * @param start called then; returns its cleanup function
 * @returns a function that stops waiting, or cleans up what was started
 */
export function onFirstInteraction(start: () => () => void): () => void {
  if (window.scrollY > 0) return start();
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const wake = () => {
    waiting.abort();
    stop = start();
  };
  for (const sign of interactionEvents) window.addEventListener(sign, wake, { signal: waiting.signal, passive: true });
  return () => stop();
}

/**
 * Waits until one of the elements is in or near the viewport. Doesn't wait without IntersectionObserver.
 * @param options another root than the viewport, or another distance
 * @returns a function that stops waiting
 */
export function onNearViewport(
  elements: Iterable<Element>,
  act: () => void,
  options: IntersectionObserverInit = { rootMargin: '100px' },
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }, options);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
