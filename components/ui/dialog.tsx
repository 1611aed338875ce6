'use client';

import { type ComponentPropsWithoutRef, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import './dialog.css';

interface ModalProps extends ComponentPropsWithoutRef<'dialog'> {
  /** Called when the dialog closes, in any way. */
  onClose: () => void;
}

/**
 * The browser's own dialog, without any content, open as long as it is rendered. The page behind it is inert,
 * Escape and a click outside close it, and the focus stays inside and returns afterwards. It is rendered at the
 * end of the document, out of reach of its opener's styles and listeners.
 */
export function Modal(props: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    // Without it the dialog is a part of the page at its end.
    if (typeof dialog.current.showModal === 'function') dialog.current.showModal();
    else dialog.current.setAttribute('open', '');
  }, []);
  return createPortal(<dialog ref={dialog} closedby="any" {...props} />, document.body);
}

/** Closes the dialog that contains the event's element, such as a pressed button or a submitted form. */
export function closeDialog({ currentTarget }: SyntheticEvent<Element>): void {
  currentTarget.closest('dialog')?.close();
}

interface DialogProps extends ModalProps {
  title: string;
  /** Content before the title. */
  icon?: ReactNode;
  /** The label of the close button. */
  close?: string;
}

/** A dialog with a title above its content. */
export function Dialog({ title, icon, close, className, children, ...modal }: DialogProps) {
  const heading = useId();
  return (
    <Modal aria-labelledby={heading} className={className ? `dialog ${className}` : 'dialog'} {...modal}>
      <div className="dialog-head">
        {icon}
        <h2 id={heading} className="dialog-title">
          {title}
        </h2>
        {close && (
          <button type="button" aria-label={close} onClick={closeDialog} className="dialog-close">
            <Icon name="x" />
          </button>
        )}
      </div>
      {children}
    </Modal>
  );
}
