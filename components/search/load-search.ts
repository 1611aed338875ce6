import type { ComponentType } from 'react';
import SearchDialog from './search-dialog';
import type { DocSearchSettings, SearchProps } from './search-words';

/** The search that the settings ask for; the hosted one is large and comes only where it is used. */
export async function loadSearch(docSearch?: DocSearchSettings): Promise<ComponentType<SearchProps>> {
  return docSearch ? (await import('./doc-search')).default : SearchDialog;
}
