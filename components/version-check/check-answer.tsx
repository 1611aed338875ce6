'use client';

import { type ReactNode, useDeferredValue } from 'react';
import type { Answer } from './use-answer';
import './check-form.css';
import './version-check.css';

interface CheckAnswerProps {
  answer: Answer | 'loading' | 'failed' | undefined;
  /** What is in the answer's place before anything is asked. */
  children: ReactNode;
  loading: string;
  failed: ReactNode;
  retry: string;
  onRetry: () => void;
}

/** The answer to what a visitor asked, or how far it is. */
export function CheckAnswer({ answer, children, loading, failed, retry, onRetry }: CheckAnswerProps) {
  const { verdict, details } = typeof answer === 'object' ? answer : {};
  // A long answer takes a while to render, which the verdict needn't wait for.
  const shownDetails = useDeferredValue(details);
  return (
    <>
      <div className="check-place needs-script">
        {!answer && children}
        <div aria-live="polite" aria-atomic="true" className="check-status">
          {verdict}
          {answer === 'loading' && <p>{loading}</p>}
          {answer === 'failed' && <p className="error-text">{failed}</p>}
        </div>
        {answer === 'failed' && (
          <button type="button" className="button-quiet mt-4 w-fit md:m-6" onClick={onRetry}>
            {retry}
          </button>
        )}
      </div>
      {details && shownDetails}
    </>
  );
}
