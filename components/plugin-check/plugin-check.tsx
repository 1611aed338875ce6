'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { cachedJson } from '@/components/ui/load-json';
import { loadPart } from '@/components/ui/load-part';
import { type PluginList, readPluginList } from '@/lib/advisories/plugin-check';
import type { PluginAnswer } from './answer-plugins';
import type { PluginCheckLabels } from './labels';
import './plugin-check.css';

interface PluginCheckProps {
  /** The URL of the published warnings. */
  dataUrl: string;
  form: {
    label: string;
    hint: string;
    where: string;
    check: string;
    loading: string;
    failed: string;
    retry: string;
    empty: string;
  };
  labels: PluginCheckLabels;
}

/** The key of the list in the fragment of the URL, which browsers don't send. */
const listKey = 'plugins';

/**
 * A field for a list of plugins, and the result of checking it (docs/behavior.md, Check plugins). The list never leaves the
 * browser: it can be shared in the fragment of the URL.
 */
export function PluginCheck({ dataUrl, form, labels }: PluginCheckProps) {
  // A new object for each attempt, so that a retry triggers the effect.
  const [asked, setAsked] = useState<{ text: string }>();
  const [answer, setAnswer] = useState<PluginAnswer | 'loading' | 'failed' | 'empty'>();
  const load = useRef(cachedJson());
  const field = useRef<HTMLTextAreaElement>(null);

  // Load everything early, so that the check also works if the connection is lost after the page was loaded.
  useEffect(() => {
    void import('./answer-plugins').catch(() => {});
    load.current(dataUrl).catch(() => {});
  }, [dataUrl]);

  useEffect(() => {
    const readFragment = () => {
      const text = new URLSearchParams(location.hash.slice(1)).get(listKey);
      if (!text) return;
      if (field.current) field.current.value = text.replaceAll(',', '\n');
      setAsked({ text });
    };
    readFragment();
    addEventListener('hashchange', readFragment);
    return () => removeEventListener('hashchange', readFragment);
  }, []);

  useEffect(() => {
    if (!asked) return;
    const list = readPluginList(asked.text);
    if (list.plugins.length === 0 && list.unreadable.length === 0) {
      setAnswer('empty');
      return;
    }
    let isCurrent = true;
    const show = (next: PluginAnswer | 'failed') => {
      if (isCurrent) setAnswer(next);
    };
    setAnswer('loading');
    answerFor(list, load.current(dataUrl), labels).then(show, () => {
      // What was loaded may be malformed.
      load.current = cachedJson();
      show('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, dataUrl, labels]);

  const isAnswered = typeof answer === 'object';
  // A long list takes a while to render, which the answer needn't wait for.
  const details = useDeferredValue(isAnswered ? answer.details : undefined);
  return (
    <div className="plugin-check">
      <div className="plugin-check-form needs-script">
        <label className="plugin-check-label" htmlFor="plugins">
          {form.label}
        </label>
        <textarea
          ref={field}
          id="plugins"
          rows={6}
          aria-describedby="plugins-hint"
          aria-invalid={answer === 'empty'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="field plugin-check-field"
        />
        <p className="plugin-check-hint">
          <span id="plugins-hint">{form.hint}</span>{' '}
          <a href="#find-your-list" className="inline-link">
            {form.where}
          </a>
        </p>
        {/* Not a submit button: before hydration, it would reload the page without the list. */}
        <button type="button" className="button" onClick={() => setAsked({ text: field.current?.value ?? '' })}>
          {form.check}
        </button>
      </div>
      <div role="status">
        {isAnswered && answer.verdict}
        {answer === 'loading' && <p>{form.loading}</p>}
        {answer === 'empty' && <p className="error-text">{form.empty}</p>}
        {answer === 'failed' && (
          <p className="error-text">
            {form.failed} <a href={labels.advisoriesUrl}>{labels.result.advisories}</a>
          </p>
        )}
      </div>
      {answer === 'failed' && (
        <button type="button" className="button-quiet" onClick={() => setAsked((before) => before && { ...before })}>
          {form.retry}
        </button>
      )}
      {isAnswered && details}
    </div>
  );
}

async function answerFor(
  list: PluginList,
  warnings: Promise<unknown>,
  labels: PluginCheckLabels,
): Promise<PluginAnswer | 'failed'> {
  const part = await loadPart(() => import('./answer-plugins'));
  return part ? part.answerPlugins(list, await warnings, labels) : 'failed';
}
