'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cachedJson } from '@/components/ui/load-json';
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
 * URL, so that the result can be shared.
 */
export function VersionCheck({ data, labels, form }: VersionCheckProps) {
  const wanted = new URLSearchParams(useAddressQuery()).get('version');
  // A new object for each attempt, so that a retry triggers the effect.
  const [asked, setAsked] = useState<{ typed: string }>();
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>();
  const load = useRef(cachedJson());
  const field = useRef<HTMLInputElement>(null);
  /** The version that this component put into the URL, which must not trigger another check. */
  const shared = useRef<string | null>(null);

  // Load everything early, so that the check also works if the connection is lost after the page was loaded.
  useEffect(() => {
    void import('./answer-question').catch(() => {});
    for (const { checkUrl } of Object.values(data)) load.current(checkUrl).catch(() => {});
  }, [data]);

  useEffect(() => {
    if (wanted === null || wanted === shared.current) return;
    setAsked({ typed: wanted });
    // Don't overwrite what the visitor has typed in the meantime.
    if (field.current?.value === '') field.current.value = wanted;
  }, [wanted]);

  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const show = (next: Answer | 'loading' | 'failed') => {
      if (isCurrent) setAnswer(next);
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
    ask({ typed: asked.typed, data, load: load.current, labels, share, take }).then(show, () => {
      // What was loaded may be malformed.
      load.current = cachedJson();
      show('failed');
    });
    return () => {
      isCurrent = false;
    };
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
  return part ? part.answerQuestion(question) : 'failed';
}
