'use client';

import { type ReactNode, useEffect } from 'react';

let kept: ReactNode;

/**
 * Keeps the page that is shown when something breaks. An error boundary gets nothing from the page
 * it stands in for, and no words come with the script; a document has one locale, and so one of these.
 */
export function KeepFailurePage({ page }: { page: ReactNode }) {
  if (typeof window !== 'undefined') kept = page;
  return null;
}

/** The page that the document was loaded for. */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

interface FailureProps {
  /** What was thrown; Next says that it need not be an Error. */
  error: { name?: string } | null | undefined;
}

/**
 * Shown in the place of a page that broke in the browser. A page whose script can't be had on the
 * way to it, because the site has been published anew or the line is down, is loaded as a document
 * instead; once, because by then it is the first page.
 */
export function FailurePage({ error }: FailureProps) {
  const lacksScript = error?.name === 'ChunkLoadError' && window.location.pathname !== firstPath;
  useEffect(() => {
    if (lacksScript) window.location.reload();
  }, [lacksScript]);
  return lacksScript ? null : kept;
}

/** The same in the place of the whole document, when what surrounds every page broke. */
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
