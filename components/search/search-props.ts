import type { PluralLabels } from '@/components/ui/plural-label';

/** The search's texts in the page's language. */
interface SearchLabels {
  label: string;
  /** The button's tooltip: its label and shortcuts. */
  hint: string;
  opening: string;
  failed: string;
  /** The reason for a failure, if known, such as a preview without an index. */
  failedReason?: string;
  close: string;
  field: string;
  searching: string;
  slow: string;
  /** How many pages were found. */
  found: PluralLabels;
  /** Contains {query}. */
  none: string;
  /** Precedes the number of results for a corrected query. Contains {query} and {corrected}. */
  corrected: string;
  /** The same for the hosted search, which appends the query itself. */
  noneFor: string;
  retry: string;
  recent: string;
  clearRecent: string;
  start: string;
  keys: string;
  waysOn: string;
  external: string;
}

/** The settings of the hosted documentation search, all of them public (docs/behavior.md, Search). */
export interface DocSearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The settings and texts of the search. */
export interface SearchProps {
  labels: SearchLabels;
  /** Set if the hosted search replaces the site's own. */
  docSearch?: DocSearchSettings;
  /** The external search engine, and the host to restrict its results to. */
  external: { href: string; host: string };
  /** Links to offer before a search and when nothing was found. */
  waysOn: readonly { text: string; href: string }[];
  onClose: () => void;
}

/** The external search engine's URL for a query restricted to this site. */
export function externalSearch({ href, host }: SearchProps['external'], query: string): string {
  const address = new URL(href);
  address.searchParams.set('q', `${query} site:${host}`.trim());
  return address.href;
}
