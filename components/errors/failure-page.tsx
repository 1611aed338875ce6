'use client';

import type { ReactNode } from 'react';

let kept: ReactNode;

/**
 * Keeps the markup of the failure page. An error boundary has no access to the page it replaces, and bundling its
 * texts would put them into every script; a document has one locale and therefore one of these.
 */
export function KeepFailurePage({ page }: { page: ReactNode }) {
  if (typeof window !== 'undefined') kept = page;
  return null;
}

/** Replaces a page that broke in the browser. */
export function FailurePage() {
  return kept;
}

/** The same for the whole document, when something around the pages broke. */
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
