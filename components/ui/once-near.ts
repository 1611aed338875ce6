/** Any of these shows that somebody is there. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Waits until the visitor does something; a page that is scrolled already has a visitor.
 * @param start what to do then; returns how to stop it
 * @returns stops waiting, or what was started
 */
export function onceAlive(start: () => () => void): () => void {
  if (window.scrollY > 0) return start();
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const wake = () => {
    waiting.abort();
    stop = start();
  };
  for (const sign of signsOfLife) window.addEventListener(sign, wake, { signal: waiting.signal, passive: true });
  return () => stop();
}

/**
 * Waits until one of some elements is in the window, or nearly so.
 * @returns stops waiting
 */
export function onceNear(elements: Iterable<Element>, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100px' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
