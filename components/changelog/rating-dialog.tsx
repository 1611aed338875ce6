'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { closeDialog, Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { RatingName } from './rating-events';
import './rating-dialog.css';
import '@/components/ui/dialog.css';

export interface RatingDialogProps {
  rating: RatingName;
  title: string;
  words: {
    ask: string;
    number: string;
    rate: string;
    /** The second question, asked when nothing was typed. */
    askAgain: string;
    optionalNumber: string;
    confirm: string;
    cancel: string;
  };
  /**
   * Called once the dialog is closed: with the typed text, which is empty when the visitor confirmed that there
   * is no issue, or without a text when the dialog was canceled.
   */
  onClose: (issue?: string) => void;
}

/** Asks for the issue behind a rating, and once more when the field is left empty (docs/behavior.md, Ratings). */
export function RatingDialog({ rating, title, words, onClose }: RatingDialogProps) {
  const [isSecond, setIsSecond] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<string>(undefined);
  const id = useId();

  // A separate field makes screen readers announce the second question.
  useEffect(() => {
    if (isSecond) field.current?.focus();
  }, [isSecond]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issue = field.current?.value.trim() ?? '';
    if (!issue && !isSecond) return setIsSecond(true);
    answer.current = issue;
    closeDialog(event);
  };

  return (
    <Dialog
      title={title}
      icon={rating === 'rollback' ? <Icon name="weather-storm" /> : <Icon name="weather-cloudy" />}
      aria-describedby={`${id}ask`}
      onClose={() => onClose(answer.current)}
      className="rating-dialog"
    >
      <form onSubmit={submit} className="rating-form">
        <p id={`${id}ask`}>{isSecond ? words.askAgain : words.ask}</p>
        <div key={isSecond ? 'second' : 'first'} className="rating-field">
          <label htmlFor={`${id}issue`}>{isSecond ? words.optionalNumber : words.number}</label>
          <input
            ref={field}
            id={`${id}issue`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}ask`}
            className="text-filter-field"
          />
        </div>
        <div className="rating-actions">
          <button type="submit" className="button">
            {isSecond ? words.confirm : words.rate}
          </button>
          <button type="button" onClick={closeDialog} className="button-quiet">
            {words.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
