'use client';

import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { replaceAddress } from '@/components/ui/use-address-query';
import { CheckLayout } from '@/components/version-check/check-layout';
import { useAnswer } from '@/components/version-check/use-answer';
import { listInFragment } from '@/lib/advisories/listed-plugin';
import type messages from '@/messages/en.json';
import type { PluginQuestion } from './answer-plugins';
import '@/components/version-check/version-check.css';

interface PluginCheckProps extends Pick<PluginQuestion, 'dataUrl' | 'labels'> {
  form: (typeof messages.pages.pluginCheck)['form'] & { where: string };
  /** A link that checks plugins with warnings. */
  exampleLink?: string;
  /** An answer to show in the answer's place until there is one. */
  sample?: ReactNode;
  /** Where to find the list; below the answer. */
  children?: ReactNode;
}

const importPart = () => import('./answer-plugins');

/** The sessionStorage key of the list. */
const storageKey = 'plugin-list';

/** Storage may be unavailable or full. */
function tryStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * A field for a list of plugins, and the result of checking it (docs/behavior.md, Check plugins). The list never leaves the
 * browser: it can be shared in the fragment of the URL.
 */
export function PluginCheck({ dataUrl, form, labels, exampleLink, sample, children }: PluginCheckProps) {
  const { answer, ask, retry } = useAnswer(importPart, [dataUrl]);
  const field = useRef<HTMLTextAreaElement>(null);
  const check = useCallback(
    (text: string) => ask((part, load) => part.answerPlugins({ text, dataUrl, load, empty: form.empty, labels })),
    [ask, dataUrl, form, labels],
  );
  const showList = useCallback(
    (text: string | null | undefined) => {
      if (!text) return;
      if (field.current) field.current.value = text;
      check(text);
    },
    [check],
  );
  useEffect(() => {
    const showFragment = () => showList(listInFragment(location.hash));
    // What was typed before hydration stays.
    if (!field.current?.value) {
      showList(listInFragment(location.hash) ?? tryStorage((storage) => storage.getItem(storageKey)));
    }
    // Another page, such as this one in another language, would lose the list.
    const keep = () => {
      const list = field.current?.value;
      tryStorage((storage) => (list ? storage.setItem(storageKey, list) : storage.removeItem(storageKey)));
    };
    addEventListener('hashchange', showFragment);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('hashchange', showFragment);
      removeEventListener('pagehide', keep);
    };
  }, [showList]);

  return (
    <CheckLayout
      answer={answer}
      empty={sample}
      messages={form}
      instead={<a href={labels.advisoriesUrl}>{labels.result.advisories}</a>}
      onRetry={retry}
      help={children}
    >
      <div className="check-form needs-script">
        <label className="font-serif text-2xl font-bold" htmlFor="plugins">
          {form.label}
        </label>
        <textarea
          ref={field}
          id="plugins"
          rows={6}
          aria-describedby="plugins-hint"
          aria-invalid={typeof answer === 'object' && answer.isInvalid}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="field max-w-none resize-y font-mono text-sm"
        />
        <p className="wrap-anywhere">
          <span id="plugins-hint">{form.hint}</span>{' '}
          <a href="#find-your-list" className="inline-link text-inherit">
            {form.where}
          </a>
        </p>
        <p className="flex flex-wrap gap-3 py-3">
          {/* Not a submit button: before hydration, it would reload the page without the list. */}
          <button
            type="button"
            className="button"
            onClick={() => {
              // The address must not show another list.
              replaceAddress(location.pathname);
              check(field.current?.value ?? '');
            }}
          >
            {form.check}
          </button>
          {exampleLink && (
            <a
              href={exampleLink}
              className="button-quiet border-current text-counter-on"
              onClick={({ currentTarget }) => {
                // Otherwise, the address changes.
                if (currentTarget.hash === location.hash) showList(listInFragment(currentTarget.hash));
              }}
            >
              {form.example}
            </a>
          )}
        </p>
      </div>
    </CheckLayout>
  );
}
