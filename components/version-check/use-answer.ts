import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cachedJson, type loadJson } from '@/components/ui/load-json';
import { loadPart } from '@/components/ui/load-part';

/** The result of checking what the visitor entered. */
export interface Answer {
  /** Announced to screen readers. */
  verdict: ReactNode;
  details?: ReactNode;
  /** Whether there is nothing to check in the input. */
  isInvalid?: boolean;
}

type FindAnswer<Part> = (part: Part, load: typeof loadJson) => Answer | Promise<Answer>;

/**
 * Answers what a visitor asks, with a part of the page that is loaded on demand.
 * @param importPart imports the part; the same function in each render
 * @param urls the URLs of the data to load early
 */
export function useAnswer<Part>(importPart: () => Promise<Part>, urls: readonly string[]) {
  // A new object for each attempt, so that a retry triggers the effect.
  const [asked, setAsked] = useState<{ find: FindAnswer<Part> }>();
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>();
  const load = useRef(cachedJson());
  const dataUrls = urls.join(' ');

  // Load everything early, so that the check also works if the connection is lost after the page was loaded.
  useEffect(() => {
    void importPart().catch(() => {});
    for (const url of dataUrls.split(' ')) load.current(url).catch(() => {});
  }, [importPart, dataUrls]);

  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const show = (next: Answer | 'loading' | 'failed') => {
      if (isCurrent) setAnswer(next);
    };
    const answerNow = async () => {
      const part = await loadPart(importPart);
      return part ? asked.find(part, load.current) : 'failed';
    };
    show('loading');
    answerNow().then(show, () => {
      // What was loaded may be malformed.
      load.current = cachedJson();
      show('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, importPart]);

  const ask = useCallback((find: FindAnswer<Part>) => setAsked({ find }), []);
  const retry = useCallback(() => setAsked((before) => before && { ...before }), []);
  return { answer, ask, retry };
}
