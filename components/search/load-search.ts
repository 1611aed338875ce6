import type { ComponentType } from 'react';
import type { DocSearchSettings, SearchProps } from './search-props';

/** Loads the configured search. Both are large, and pages that nobody searches from don't even list their files. */
export async function loadSearch(docSearch?: DocSearchSettings): Promise<ComponentType<SearchProps>> {
  // Compiling the hosted search takes as long as the rest of a page, so the preview leaves it out where it isn't used (next.config.ts).
  if (process.env.HOSTED_SEARCH === 'off') return (await import('./search-dialog')).default;
  return (await (docSearch ? import('./doc-search') : import('./search-dialog'))).default;
}
