import type { ComponentType } from 'react';
import type { DocSearchSettings, SearchProps } from './search-words';

/** Loads the configured search. Both are large, and pages that nobody searches from don't even list their files. */
export async function loadSearch(docSearch?: DocSearchSettings): Promise<ComponentType<SearchProps>> {
  return (await (docSearch ? import('./doc-search') : import('./search-dialog'))).default;
}
