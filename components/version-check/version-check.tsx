'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { replaceAddress, useAddressQuery } from '@/components/ui/use-address-query';
import type { Answer } from './answer';
import type { Question } from './answer-question';
import './version-check.css';

interface VersionCheckProps extends Pick<Question, 'data' | 'labels'> {
  form: {
    label: string;
    hint: string;
    where: string;
    check: string;
    loading: string;
    failed: string;
    retry: string;
  };
}

/**
 * A field for a version, and the result of checking it (docs/behavior.md, Check a version). The version is stored in the
 * URL, so that the result can be shared. The code for checking is loaded on first use.
 */
export function VersionCheck({ data, labels, form }: VersionCheckProps) {
  const wanted = new URLSearchParams(useAddressQuery()).get('version');
  // A new object for each attempt, so that a retry triggers the effect.
  const [asked, setAsked] = useState<{ typed: string }>();
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>();
  const field = useRef<HTMLInputElement>(null);
  /** The version that this component put into the URL, which must not trigger another check. */
  const shared = useRef<string | null>(null);

  useEffect(() => {
    if (wanted === null || wanted === shared.current) return;
    setAsked({ typed: wanted });
    // Don't overwrite what the visitor has typed in the meantime.
    if (field.current?.value === '') field.current.value = wanted;
  }, [wanted]);

  useEffect(() => {
    if (!asked) return;
    const page = new AbortController();
    const show = (next: Answer | 'loading' | 'failed') => {
      if (!page.signal.aborted) setAnswer(next);
    };
    const share = (version: string | null) => {
      shared.current = version;
      replaceAddress(location.pathname + (version === null ? '' : `?${new URLSearchParams({ version })}`));
    };
    const take = (version: string) => {
      if (field.current) field.current.value = version;
      setAsked({ typed: version });
    };
    show('loading');
    ask({ typed: asked.typed, data, labels, page: page.signal, share, take }).then(show, () => show('failed'));
    return () => page.abort();
  }, [asked, data, labels]);

  const isAnswered = typeof answer === 'object';
  return (
    <div className="version-check">
      <form
        className="version-check-form needs-script"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          setAsked({ typed: field.current?.value ?? '' });
        }}
      >
        <label className="version-check-label" htmlFor="version">
          {form.label}
        </label>
        <div className="version-check-entry">
          <input
            ref={field}
            id="version"
            name="version"
            aria-describedby="version-hint"
            aria-invalid={isAnswered && answer.isInvalid}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="field version-check-field"
          />
          <button type="submit" className="button">
            {form.check}
          </button>
        </div>
        <p className="version-check-hint">
          <span id="version-hint">{form.hint}</span>{' '}
          <a href="#find-your-version" className="inline-link">
            {form.where}
          </a>
        </p>
      </form>
      <div role="status">
        {isAnswered && answer.verdict}
        {answer === 'loading' && <p>{form.loading}</p>}
        {answer === 'failed' && <p className="error-text">{form.failed}</p>}
      </div>
      {answer === 'failed' && (
        <button type="button" className="button-quiet" onClick={() => setAsked((before) => before && { ...before })}>
          {form.retry}
        </button>
      )}
      {isAnswered && answer.details}
    </div>
  );
}

async function ask(question: Question): Promise<Answer | 'failed'> {
  const part = await loadPart(() => import('./answer-question'));
  return part && !question.page.aborted ? part.answerQuestion(question) : 'failed';
}
