import type { PluralLabels } from '@/components/ui/plural-label';
import type messages from '@/messages/en.json';

/** The search's texts in the page's language. */
type SearchLabels = Omit<(typeof messages.chrome)['search'], 'failedInPreview' | 'found'> & { found: PluralLabels };

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
  links: readonly { text: string; href: string }[];
  onClose: () => void;
}

/** The external search engine's URL for a query restricted to this site. */
export function externalSearch({ href, host }: SearchProps['external'], query: string): string {
  const address = new URL(href);
  address.searchParams.set('q', `${query} site:${host}`.trim());
  return address.href;
}

/** Takes the text that was typed since the search was opened (components/inline-scripts/pre-hydration-events.ts). */
export function takeTyped(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
