'use client';

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { loadPart } from '@/components/ui/load-part';
import type { RatingDialogProps, RatingLabels } from './rating-dialog';
import { emitCanceled, emitRated, isRatingName, type RatingName, ratingValues } from './rating-events';
import type { RemoteRatings } from './remote-ratings';

interface RatingControllerProps {
  /** Where to fetch the current ratings, if configured. */
  remote: RemoteRatings | undefined;
  /** Texts with the placeholders {version}, {name} (of the rating), and {issue}. */
  labels: RatingLabels;
}

/**
 * In milliseconds. Screen readers ignore status messages outside a modal dialog, with Orca in Firefox until the page behind it is
 * back in the accessibility tree.
 */
const announceDelay = 500;

/** The clicked rating and its elements. */
interface Choice {
  button: HTMLElement;
  widget: HTMLElement;
  version: string;
  name: RatingName;
}

interface Question extends Choice {
  Dialog: ComponentType<RatingDialogProps>;
}

/**
 * Handles the rating buttons of the whole page: asks for an issue number where one is needed, dispatches a
 * DOM event, and announces the result (docs/behavior.md, Ratings).
 */
export function RatingController({ remote, labels }: RatingControllerProps) {
  const [question, setQuestion] = useState<Question>();
  // A new number is a new `key`, so that screen readers announce the same message again.
  const [message, setMessage] = useState<{ text: ReactNode; number: number }>({ text: '', number: 0 });

  const announce = (text: ReactNode) => setMessage(({ number }) => ({ text, number: number + 1 }));

  const rate = ({ button, widget, version, name }: Choice, issue?: string) => {
    for (const other of widget.querySelectorAll('[data-rate]')) other.setAttribute('aria-pressed', String(other === button));
    emitRated(widget, { version, rating: ratingValues[name], issue: issue ?? '' });
    const text = issue ? labels.notedIssue : issue === '' ? labels.notedWithout : labels.noted;
    announce(
      <>
        {fillPlaceholders(text, { version, name: labels.names[name], issue })} {labels.notKept}
      </>,
    );
  };

  // Reattached after each of the few renders. On `window`, because a click that triggers hydration has already passed the document.
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const choice = choiceOf(target);
      if (!choice) return;
      if (choice.name === 'good') return rate(choice);
      // Safari doesn't focus clicked buttons, and the dialog returns focus to the element that had it.
      choice.button.focus();
      // The previous message would be mistaken for a response to this click.
      announce('');
      void loadPart(() => import('./rating-dialog')).then(
        (part) => part && setQuestion({ ...choice, Dialog: part.RatingDialog }),
      );
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  });

  useEffect(() => {
    if (!remote) return;
    const page = new AbortController();
    // Failures are ignored: the counts from the build stay.
    import('./remote-ratings').then(
      ({ refreshRatings }) => refreshRatings(remote, page.signal),
      () => {},
    );
    return () => page.abort();
  }, [remote]);

  /** Closes the dialog, then dispatches and announces the result; without `issue`, as canceled. */
  const settle = (issue?: string) => {
    if (!question) return;
    setQuestion(undefined);
    setTimeout(() => {
      if (issue !== undefined) return rate(question, issue);
      emitCanceled(question.widget);
      announce(fillPlaceholders(labels.canceled, { version: question.version }));
    }, announceDelay);
  };

  return (
    <>
      <div aria-live="polite" className={message.text ? 'snackbar' : 'sr-only'}>
        {message.text && (
          <>
            <p key={message.number}>{message.text}</p>
            <button type="button" onClick={() => announce('')} className="link-button">
              {labels.dismiss}
            </button>
          </>
        )}
      </div>
      {question && <question.Dialog rating={question.name} version={question.version} labels={labels} onClose={settle} />}
    </>
  );
}

/** The rating that was clicked, if any. */
function choiceOf(target: EventTarget | null): Choice | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-rate]') : null;
  const widget = button?.closest<HTMLElement>('[data-version]');
  const name = button?.dataset.rate;
  const version = widget?.dataset.version;
  if (!button || !widget || !version || !isRatingName(name)) return undefined;
  return { button, widget, version, name };
}
