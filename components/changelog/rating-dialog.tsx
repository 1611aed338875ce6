'use client';

import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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
    /** Asked once more when nothing was typed. */
    askAgain: string;
    optionalNumber: string;
    confirm: string;
    cancel: string;
  };
  /** Called with what was typed: free text, empty when the visitor confirmed that there is no number. */
  onAnswer: (issue: string) => void;
  /** Called when the dialog is left without an answer, in whichever way. */
  onCancel: () => void;
}

/** Asks for the number of the issue behind a rating, and once more when it is left out (specification, section 4). */
export function RatingDialog({ rating, title, words, onAnswer, onCancel }: RatingDialogProps) {
  const [isSecond, setIsSecond] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // The second question has a field of its own, so that it is read out.
  useEffect(() => {
    if (isSecond) field.current?.focus();
  }, [isSecond]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issue = field.current?.value.trim() ?? '';
    if (issue || isSecond) onAnswer(issue);
    else setIsSecond(true);
  };

  return (
    <Dialog open onClose={onCancel} initialFocus={field} className="rating-dialog">
      <DialogBackdrop className="rating-backdrop" />
      <DialogPanel className="rating-panel">
        <div className="dialog-head rating-head">
          {rating === 'rollback' ? <Icon name="weather-storm" /> : <Icon name="weather-cloudy" />}
          <DialogTitle className="dialog-title">{title}</DialogTitle>
        </div>
        <form onSubmit={submit} className="rating-form">
          <Description id={`${id}ask`}>{isSecond ? words.askAgain : words.ask}</Description>
          <div key={isSecond ? 'second' : 'first'} className="rating-field">
            <label htmlFor={`${id}issue`}>{isSecond ? words.optionalNumber : words.number}</label>
            <input
              ref={field}
              id={`${id}issue`}
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}ask`}
              className="field"
            />
          </div>
          <div className="rating-actions">
            <button type="submit" className="button">
              {isSecond ? words.confirm : words.rate}
            </button>
            <button type="button" onClick={onCancel} className="button-quiet">
              {words.cancel}
            </button>
          </div>
        </form>
      </DialogPanel>
    </Dialog>
  );
}
