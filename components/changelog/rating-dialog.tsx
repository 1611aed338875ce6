'use client';

import { Description } from '@headlessui/react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import type messages from '@/messages/en.json';
import type { RatingName } from './rating-events';
import './changelog.css';
import '@/components/ui/dialog.css';

/** The messages; `notKept` has a link. */
export type RatingLabels = Omit<typeof messages.rating, 'notKept'> & { notKept: ReactNode };

export interface RatingDialogProps {
  rating: RatingName;
  version: string;
  labels: RatingLabels;
  /** Called with the typed issue, with '' if the user confirmed that there is none, or without an argument on cancel. */
  onClose: (issue?: string) => void;
}

/** Asks for the issue behind a rating, and once more when the field is left empty (docs/behavior.md, Ratings). */
export function RatingDialog({ rating, version, labels: { names, notKept, dialog: labels }, onClose }: RatingDialogProps) {
  const [isSecond, setIsSecond] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // Focusing the second question's own field makes screen readers announce the question.
  useEffect(() => {
    if (isSecond) field.current?.focus();
  }, [isSecond]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issue = field.current?.value.trim() ?? '';
    if (!issue && !isSecond) return setIsSecond(true);
    onClose(issue);
  };

  return (
    <Dialog
      title={fillPlaceholders(labels.title, { version, name: names[rating] })}
      icon={rating === 'rollback' ? <Icon name="weather-storm" /> : <Icon name="weather-cloudy" />}
      onClose={() => onClose()}
      className="rating-dialog"
    >
      <form onSubmit={submit} className="flex flex-col gap-4 p-4">
        <p id={`${id}note`}>{notKept}</p>
        <Description id={`${id}ask`}>{isSecond ? labels.askAgain : labels.ask}</Description>
        <div key={isSecond ? 'second' : 'first'} className="flex flex-col gap-1 font-semibold">
          <label htmlFor={`${id}issue`}>{isSecond ? labels.optionalNumber : labels.number}</label>
          <input
            ref={field}
            id={`${id}issue`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}note ${id}ask`}
            data-autofocus
            className="field"
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button">
            {isSecond ? labels.confirm : labels.rate}
          </button>
          <button type="button" onClick={() => onClose()} className="button-quiet">
            {labels.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
