'use client';

import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { loadPart } from '@/components/ui/load-part';
import type { RatingDialogProps } from './rating-dialog';
import { emitCanceled, emitRated, isRatingName, type RatingName, ratingValues } from './rating-events';
import type { RemoteRatings } from './remote-ratings';

interface RatingControllerProps {
  /** Address of the current ratings, if there is one. */
  remote: RemoteRatings | undefined;
  /** Contains {version}, {name} (of the rating) and {issue}. */
  labels: {
    names: Readonly<Record<RatingName, string>>;
    noted: string;
    notedIssue: string;
    notedWithout: string;
    canceled: string;
    dismiss: string;
    dialog: RatingDialogProps['labels'];
  };
}

/** The rating that was pressed, and its button. */
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
 * Handles the rating buttons of the whole page: asks for an issue number where one is needed, dispatches an event
 * for the page, and confirms to the visitor what happened (docs/behavior.md, Ratings).
 */
export function RatingController({ remote, labels }: RatingControllerProps) {
  const [question, setQuestion] = useState<Question>();
  // A new number makes screen readers announce the same message again.
  const [message, setMessage] = useState({ text: '', number: 0 });

  const say = (text: string) => setMessage(({ number }) => ({ text, number: number + 1 }));

  const rate = ({ button, widget, version, name }: Choice, issue?: string) => {
    for (const other of widget.querySelectorAll('[data-rate]')) other.setAttribute('aria-pressed', String(other === button));
    emitRated(widget, { version, rating: ratingValues[name], issue: issue ?? '' });
    const text = issue ? labels.notedIssue : issue === '' ? labels.notedWithout : labels.noted;
    say(fillPlaceholders(text, { version, name: labels.names[name], issue }));
  };

  // Re-attached after each render, of which there are few. A press that makes React take the page over has passed the document by
  // then, but not the window.
  useLayoutEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const choice = choiceOf(target);
      if (!choice) return;
      if (choice.name === 'good') return rate(choice);
      // Safari focuses no button that is clicked, and the dialog returns the focus to what had it.
      choice.button.focus();
      // An earlier message would be mistaken for an answer to this question.
      say('');
      void loadPart(() => import('./rating-dialog')).then(
        (part) => part && setQuestion({ ...choice, Dialog: part.RatingDialog }),
      );
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  });

  useEffect(() => {
    if (!remote) return;
    const page = new AbortController();
    // Failures are silent, because the counters of the built page still stand.
    import('./remote-ratings').then(
      ({ refreshRatings }) => refreshRatings(remote, page.signal),
      () => {},
    );
    return () => page.abort();
  }, [remote]);

  /** Closes the question and announces the answer. */
  const settle = (issue?: string) => {
    if (!question) return;
    setQuestion(undefined);
    // Screen readers hear nothing of the page before the dialog is gone.
    setTimeout(() => {
      if (issue !== undefined) return rate(question, issue);
      emitCanceled(question.widget);
      say(fillPlaceholders(labels.canceled, { version: question.version }));
    });
  };

  return (
    <>
      <div role="status" className={message.text ? 'snackbar' : 'sr-only'}>
        {message.text && (
          <>
            <p key={message.number}>{message.text}</p>
            <button type="button" onClick={() => say('')} className="link-button">
              {labels.dismiss}
            </button>
          </>
        )}
      </div>
      {question && (
        <question.Dialog
          rating={question.name}
          version={question.version}
          names={labels.names}
          labels={labels.dialog}
          onClose={settle}
        />
      )}
    </>
  );
}

/** The rating chosen by a click, if there is one. */
function choiceOf(target: EventTarget | null): Choice | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-rate]') : null;
  const widget = button?.closest<HTMLElement>('[data-version]');
  const name = button?.dataset.rate;
  const version = widget?.dataset.version;
  if (!button || !widget || !version || !isRatingName(name)) return undefined;
  return { button, widget, version, name };
}
