import type { ComponentType } from 'react';
import type { DocSearchSettings, SearchProps } from './search-props';

/** Loads the configured search on demand, because both are large. */
export async function loadSearch(docSearch?: DocSearchSettings): Promise<ComponentType<SearchProps>> {
  // Compiling the hosted search takes as long as the rest of a page, so it is excluded if not configured (next.config.ts).
  if (process.env.HOSTED_SEARCH === 'off') return (await import('./search-dialog')).default;
  return (await (docSearch ? import('./doc-search') : import('./search-dialog'))).default;
}
