'use client';

import { type ComponentPropsWithoutRef, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';

interface ModalProps extends ComponentPropsWithoutRef<'dialog'> {
  /** Called when the dialog closes, in any way. */
  onClose: () => void;
}

/**
 * The browser's own dialog, without any content: it is open as long as it is rendered. The page behind it can't be
 * used or scrolled, Escape and a click beside it close it, and the focus stays inside and returns to where it was.
 * It stands at the end of the document, where the styles and listeners of what opened it don't reach.
 */
export function Modal(props: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(<dialog ref={dialog} closedby="any" {...props} />, document.body);
}

/** Closes the dialog around the element whose event this is: a button that was pressed, a form that was sent. */
export function closeDialog({ currentTarget }: SyntheticEvent<Element>): void {
  currentTarget.closest('dialog')?.close();
}

interface DialogProps extends ModalProps {
  title: string;
  /** Stands before the title. */
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
