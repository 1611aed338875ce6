import type { ComponentType } from 'react';
import SearchDialog from './search-dialog';
import type { DocSearchSettings, SearchProps } from './search-words';

/** Loads the configured search; the hosted one is large and loads only where it is used. */
export async function loadSearch(docSearch?: DocSearchSettings): Promise<ComponentType<SearchProps>> {
  return docSearch ? (await import('./doc-search')).default : SearchDialog;
}
