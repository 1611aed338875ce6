'use client';

import { type ReactNode, useDeferredValue } from 'react';
import type { Answer } from './use-answer';
import './version-check.css';

interface CheckLayoutProps {
  /** The form. */
  children: ReactNode;
  answer: Answer | 'loading' | 'failed' | undefined;
  /** What is in the answer's place before anything is asked. */
  empty: ReactNode;
  messages: { loading: string; failed: string; retry: string };
  /** Where to look if there is no answer. */
  instead?: ReactNode;
  onRetry: () => void;
  /** Where to find what the form asks for; below the answer. */
  help: ReactNode;
}

/**
 * A form, and beside it the answer to what a visitor asked, or how far it is. The answer's place is there from the start, so that
 * nothing moves.
 */
export function CheckLayout({ children, answer, empty, messages, instead, onRetry, help }: CheckLayoutProps) {
  const { verdict, details } = typeof answer === 'object' ? answer : {};
  // A long answer takes a while to render, which the verdict needn't wait for.
  const shownDetails = useDeferredValue(details);
  return (
    <div className="check-layout">
      {children}
      <div className="check-place needs-script">
        {!answer && empty && <div className="check-empty">{empty}</div>}
        <div aria-live="polite" aria-atomic="true" className="check-status">
          {verdict}
          {answer === 'loading' && <p>{messages.loading}</p>}
          {answer === 'failed' && (
            <p className="error-text">
              {messages.failed} {instead}
            </p>
          )}
        </div>
        {answer === 'failed' && (
          <button type="button" className="button-quiet check-retry" onClick={onRetry}>
            {messages.retry}
          </button>
        )}
      </div>
      {details && shownDetails}
      {help && <div className="check-find pt-6">{help}</div>}
    </div>
  );
}
