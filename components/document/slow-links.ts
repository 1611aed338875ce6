/**
 * Opens a page of this site as a document when the router has not shown it some time after its link was followed: the router
 * itself waits for ever. A later click takes precedence.
 *
 * It must be self-contained, because its source text is inlined.
 * @param patience in milliseconds
 */
function openSlowLinks(patience: number): void {
  let latest: Event | undefined;
  addEventListener('click', (event) => {
    latest = event;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The language menu has a time limit of its own, and links to files are none of the router's.
    const isRouted = event.defaultPrevented && link?.origin === location.origin && link.pathname.endsWith('/') && !link.hreflang;
    if (!link || !isRouted) return;
    const { href, pathname } = link;
    setTimeout(() => {
      const isShown = location.pathname === pathname && document.getElementById('content');
      if (latest === event && !isShown) location.assign(href);
    }, patience);
  });
  // In the browser's page cache time stands still: whoever comes back would be led away again.
  addEventListener('pagehide', () => {
    latest = undefined;
  });
}

/** The inline script for every page. */
export const slowLinksScript = `(${openSlowLinks.toString()})(10000)`;
