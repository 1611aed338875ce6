import { useEffect, useState } from 'react';
import { type Found, searchSite } from './search-site';

export type SearchState =
  | { step: 'idle' | 'searching' | 'slow' | 'failed'; found?: undefined; text?: undefined }
  /** The results for `text`. */
  | { step: 'found'; found: Found; text: string };

/** Milliseconds to wait for more typing, and until a search counts as slow. */
const typingDelay = 150;
const slowAfter = 400;

/**
 * The state of the search for a query. A newer query supersedes older ones, whichever response arrives first.
 * @param attempt a new number repeats the search
 */
export function useSearch(query: string, attempt: number): SearchState {
  const [state, setState] = useState<SearchState>({ step: 'idle' });
  const text = query.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the search for the same text
  useEffect(() => {
    if (!text) {
      setState({ step: 'idle' });
      return;
    }
    let isCurrent = true;
    const settle = (next: SearchState) => isCurrent && setState(next);
    // Keep the previous results until there are new ones.
    setState((now) => (now.found?.pages.length ? now : { step: 'searching' }));
    const start = setTimeout(() => {
      searchSite(text)
        .then(
          (found) => settle({ step: 'found', found, text }),
          () => settle({ step: 'failed' }),
        )
        .finally(() => clearTimeout(slow));
    }, typingDelay);
    const slow = setTimeout(() => settle({ step: 'slow' }), typingDelay + slowAfter);
    return () => {
      isCurrent = false;
      clearTimeout(start);
      clearTimeout(slow);
    };
  }, [text, attempt]);

  return state;
}
