'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import '@docsearch/react/style/variables';
import '@docsearch/react/style/modal';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { externalSearch, type SearchProps, takeTyped } from './search-props';

/** The hosted documentation search, which replaces the site's own. Loaded when first opened. */
export default function DocSearch({ labels, docSearch, external, onClose }: SearchProps) {
  // DocSearch doesn't restore the focus itself.
  const [before] = useState(() => document.activeElement);
  const [typed] = useState(takeTyped);
  useEffect(() => () => void (before instanceof HTMLElement && before.focus({ preventScroll: true })), [before]);
  if (!docSearch) return null;

  const { appId, apiKey, indexName } = docSearch;
  return createPortal(
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indices={[indexName]}
      initialQuery={typed}
      initialScrollY={window.scrollY}
      onClose={onClose}
      placeholder={labels.field}
      getMissingResultsUrl={({ query }) => externalSearch(external, query)}
      translations={{
        searchBox: {
          searchInputLabel: labels.field,
          placeholderText: labels.field,
          closeButtonText: labels.close,
          closeButtonAriaLabel: labels.close,
        },
        startScreen: { recentSearchesTitle: labels.recent, noRecentSearchesText: labels.start },
        errorScreen: { titleText: labels.failed, helpText: '' },
        noResultsScreen: {
          noResultsText: labels.noneFor,
          reportMissingResultsText: '',
          reportMissingResultsLinkText: labels.external,
        },
      }}
    />,
    document.body,
  );
}
