'use client';

import { type ReactNode, useEffect } from 'react';

let kept: ReactNode;

/**
 * Keeps the markup of the failure page. An error boundary has no access to the page it replaces, and bundling its
 * texts would put them into every script; a document has one locale and therefore one of these.
 */
export function KeepFailurePage({ page }: { page: ReactNode }) {
  if (typeof window !== 'undefined') kept = page;
  return null;
}

/** The path of the page that the document was loaded for. */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

interface FailureProps {
  /** The thrown value, which Next says may be anything. */
  error: { name?: string } | null | undefined;
}

/**
 * Replaces a page that broke in the browser. When the script of the next page can't be loaded, because the site
 * was just republished or the network is down, that page is loaded as a document instead. That happens only once,
 * because then it is the document's first page.
 */
export function FailurePage({ error }: FailureProps) {
  const lacksScript = error?.name === 'ChunkLoadError' && window.location.pathname !== firstPath;
  useEffect(() => {
    if (lacksScript) window.location.reload();
  }, [lacksScript]);
  return lacksScript ? null : kept;
}

/** The same for the whole document, when something around the pages broke. */
export function FailureDocument({ error }: FailureProps) {
  const { lang, dataset } = document.documentElement;
  return (
    <html lang={lang} data-theme={dataset.theme}>
      <body>
        <FailurePage error={error} />
      </body>
    </html>
  );
}
