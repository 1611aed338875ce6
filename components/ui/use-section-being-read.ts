import { useEffect, useState } from 'react';

/**
 * The anchor of the section being read; undefined until the page is hydrated.
 * @param entries the sections in page order, as the same array on every render
 */
export function useSectionBeingRead(entries: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const listeners = new AbortController();
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    // Those of releases that a filter hides have no place.
    const isShown = (heading: HTMLElement) => heading.getClientRects().length > 0;
    const update = () => setCurrent(sectionBeingRead(headings.filter(isShown))?.id);
    update();
    for (const event of ['scroll', 'resize', 'hashchange']) {
      window.addEventListener(event, update, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, [entries]);
  return current;
}

/** Maximum distance, in pixels, from the top of the window to a heading that a link has just scrolled to. */
const landing = 64;

/**
 * The section that a link scrolled to, while it is still in place; otherwise the last one that starts in the upper
 * third of the window or above. Near the end of the page, that limit moves down to the bottom edge; otherwise, short
 * sections at the end would never be marked.
 */
function sectionBeingRead(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const toTheEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  const begins = (heading: HTMLElement) => heading.getBoundingClientRect().top;

  const lowestLanding = toTheEnd < 1 ? innerHeight : landing;
  const linked = headings.find(({ id }) => `#${id}` === window.location.hash);
  // Browsers scroll by whole device pixels and may stop slightly past the heading.
  if (linked && begins(linked) > -1 && begins(linked) < lowestLanding) return linked;

  const limit = Math.max(innerHeight / 3, innerHeight - toTheEnd);
  return headings.findLast((heading) => begins(heading) < limit) ?? headings[0];
}
