'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon';
import './dialog.css';

interface DialogProps {
  title: string;
  /** What the button that closes it says. */
  close: string;
  /** Called once it is closed, in whichever way. */
  onClose: () => void;
  /** A class beside the dialog's own, for one that lies elsewhere than in the middle. */
  className?: string;
  children: ReactNode;
}

/**
 * A dialog above the page, open as long as it is rendered. It is the browser's own: Escape closes
 * it, the focus stays in it and returns to where it was.
 */
export function Dialog({ title, close, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={heading}
      onClose={onClose}
      className={className ? `dialog ${className}` : 'dialog'}
    >
      <div className="dialog-head">
        <h2 id={heading} className="dialog-title">
          {title}
        </h2>
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()} className="dialog-close">
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
