import { useEffect, useState } from 'react';
import { type Found, searchIndex } from './search-index';

export type SearchState = { step: 'idle' | 'searching' | 'slow' | 'failed'; found?: undefined } | { step: 'found'; found: Found };

/** How long to wait for more letters, and how long until a search is called slow, in milliseconds. */
const pause = 150;
const patience = 400;

/**
 * The state of the search for some words. Words that come later supersede the earlier ones,
 * whichever answer comes first.
 * @param attempt another number makes the search try again
 */
export function useSearch(query: string, attempt: number): SearchState {
  const [state, setState] = useState<SearchState>({ step: 'idle' });
  const words = query.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same words again
  useEffect(() => {
    if (!words) {
      setState({ step: 'idle' });
      return;
    }
    let isCurrent = true;
    const settle = (next: SearchState) => isCurrent && setState(next);
    // What was found for fewer letters stays until there is an answer.
    setState((now) => (now.found?.count ? now : { step: 'searching' }));
    const start = setTimeout(() => {
      searchIndex(words)
        .then(
          (found) => settle({ step: 'found', found }),
          () => settle({ step: 'failed' }),
        )
        .finally(() => clearTimeout(slow));
    }, pause);
    const slow = setTimeout(() => settle({ step: 'slow' }), pause + patience);
    return () => {
      isCurrent = false;
      clearTimeout(start);
      clearTimeout(slow);
    };
  }, [words, attempt]);

  return state;
}
