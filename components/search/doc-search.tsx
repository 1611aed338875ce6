'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import '@docsearch/react/style/variables';
import '@docsearch/react/style/modal';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { externalSearch, type SearchProps } from './search-words';

/** The hosted documentation search, which replaces the site's own. It is loaded when it is first opened. */
export default function DocSearch({ words, docSearch, external, onClose }: SearchProps) {
  // DocSearch doesn't restore the focus itself.
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => void (before instanceof HTMLElement && before.focus({ preventScroll: true })), [before]);
  if (!docSearch) return null;

  const { appId, apiKey, indexName } = docSearch;
  return createPortal(
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indices={[indexName]}
      initialScrollY={window.scrollY}
      onClose={onClose}
      placeholder={words.field}
      getMissingResultsUrl={({ query }) => externalSearch(external, query)}
      translations={{
        searchBox: {
          searchInputLabel: words.field,
          placeholderText: words.field,
          closeButtonText: words.close,
          closeButtonAriaLabel: words.close,
        },
        startScreen: { recentSearchesTitle: words.recent, noRecentSearchesText: words.start },
        errorScreen: { titleText: words.failed, helpText: '' },
        noResultsScreen: {
          noResultsText: words.noneFor,
          reportMissingResultsText: '',
          reportMissingResultsLinkText: words.external,
        },
      }}
    />,
    document.body,
  );
}
