'use client';

import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
import { replaceAddress, useAddressQuery } from '@/components/ui/use-address-query';
import type messages from '@/messages/en.json';
import type { Question } from './answer-question';
import { CheckLayout } from './check-layout';
import { useAnswer } from './use-answer';
import { Tray } from './verdict-card';
import './version-check.css';

interface VersionCheckProps extends Pick<Question, 'data' | 'labels'> {
  form: (typeof messages.pages.downloadCheck)['form'] & { where: string };
  /** Where to find the version; below the answer. */
  children?: ReactNode;
}

const importPart = () => import('./answer-question');

/**
 * A field for a version, and the result of checking it (docs/behavior.md, Check a version). The version is stored in the
 * URL, so that the result can be shared.
 */
export function VersionCheck({ data, labels, form, children }: VersionCheckProps) {
  const wanted = new URLSearchParams(useAddressQuery()).get('version');
  const { answer, ask, retry } = useAnswer(
    importPart,
    Object.values(data).map(({ checkUrl }) => checkUrl),
  );
  const field = useRef<HTMLInputElement>(null);
  /** The version that this component put into the URL, which must not trigger another check. */
  const shared = useRef<string | null>(null);

  const check = useCallback(
    (typed: string) => {
      const share = (version: string | null) => {
        shared.current = version;
        replaceAddress(location.pathname + (version === null ? '' : `?${new URLSearchParams({ version })}`));
      };
      const take = (version: string) => {
        if (!field.current) return;
        field.current.value = version;
        field.current.form?.requestSubmit();
      };
      ask((part, load) => part.answerQuestion({ typed, data, load, mistakes: form, labels, share, take }));
    },
    [ask, data, form, labels],
  );

  useEffect(() => {
    if (wanted === null || wanted === shared.current) return;
    check(wanted);
    // Don't overwrite what the visitor has typed in the meantime.
    if (field.current?.value === '') field.current.value = wanted;
  }, [wanted, check]);

  return (
    <CheckLayout answer={answer} empty={<EmptyTray answers={labels.answers} />} messages={form} onRetry={retry} help={children}>
      <form
        className="check-form needs-script"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          check(field.current?.value ?? '');
        }}
      >
        <label className="font-serif text-2xl font-bold" htmlFor="version">
          {form.label}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id="version"
            name="version"
            aria-describedby="version-hint"
            aria-invalid={typeof answer === 'object' && answer.isInvalid}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="field check-version"
          />
          <button type="submit" className="button">
            {form.check}
          </button>
        </div>
        <p className="wrap-anywhere">
          <span id="version-hint">{form.hint}</span>{' '}
          <a href="#find-your-version" className="inline-link text-inherit">
            {form.where}
          </a>
        </p>
      </form>
    </CheckLayout>
  );
}

/** The place of the verdict, with what it will answer. */
function EmptyTray({ answers }: Pick<VersionCheckProps['labels'], 'answers'>) {
  return (
    <Tray className="mx-auto w-80 max-w-full">
      <ul className="check-blank -mb-2 flex w-60 flex-col gap-1 font-serif text-xl font-bold text-muted">
        {[answers.supported, answers.safe, answers.current].map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Tray>
  );
}
