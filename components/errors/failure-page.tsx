'use client';

import type { ReactNode } from 'react';

let failurePage: ReactNode;

/**
 * Stores the rendered failure page. An error boundary can't access the page it replaces, and importing the messages
 * would add them to the bundle. One per document is enough, because a document has one locale.
 */
export function StoreFailurePage({ page }: { page: ReactNode }) {
  if (typeof window !== 'undefined') failurePage = page;
  return null;
}

/** Replaces a page that threw an error in the browser. */
export function FailurePage() {
  return failurePage;
}

/** Replaces the whole document, if the root layout threw an error. */
export function FailureDocument() {
  const { lang, dataset } = document.documentElement;
  return (
    <html lang={lang} data-theme={dataset.theme}>
      <body>
        <FailurePage />
      </body>
    </html>
  );
}
