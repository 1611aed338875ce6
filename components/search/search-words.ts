import type { PluralWords } from '@/components/ui/fill-words';

/** What the search says, ready in the page's language. */
export interface SearchWords {
  label: string;
  /** The label and its keys, for the pointer that rests on the button. */
  hint: string;
  opening: string;
  failed: string;
  /** Why the search has failed, where that is known: a preview has no index. */
  failedReason?: string;
  close: string;
  field: string;
  searching: string;
  slow: string;
  /** How many pages were found. */
  found: PluralWords;
  /** With {query}. */
  none: string;
  /** The same for the hosted search, which puts the words behind it. */
  noneFor: string;
  retry: string;
  recent: string;
  clearRecent: string;
  start: string;
  keys: string;
  waysOn: string;
  external: string;
}

/** The settings of a hosted documentation search; all three are public (docs/behavior.md, Search). */
export interface DocSearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** What the search needs to know of the site. */
export interface SearchProps {
  words: SearchWords;
  /** Present when the hosted search takes the place of the embedded index. */
  docSearch?: DocSearchSettings;
  /** The search engine, already told to search this site; the words that are looked for are put before it. */
  external: { href: string; host: string };
  /** Where to go when nothing was found. */
  waysOn: readonly { text: string; href: string }[];
  onClose: () => void;
}

/** The search engine's address for words on this site. */
export function externalSearch({ href, host }: SearchProps['external'], query: string): string {
  const address = new URL(href);
  address.searchParams.set('q', `${query} site:${host}`.trim());
  return address.href;
}
