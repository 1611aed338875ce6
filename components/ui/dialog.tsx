'use client';

import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon';
import './dialog.css';

interface ModalProps extends Pick<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'children' | 'onClick' | 'onKeyDown'> {
  /** Called when the visitor closes the dialog; the caller stops rendering it. */
  onClose: () => void;
}

/**
 * Headless UI's dialog, open as long as it is rendered: Escape and a click outside its panel close it, the focus stays inside, and
 * the page behind it stands still. It is rendered at the end of the document, out of reach of its opener's styles and listeners.
 */
export function Modal({ onClose, ...props }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // Headless UI makes only the part of the body inert that the dialog was opened from, and expects no other.
    const others = document.querySelectorAll('body > :not([inert], #headlessui-portal-root)');
    for (const other of others) other.toggleAttribute('inert', true);
    return () => {
      for (const other of others) other.toggleAttribute('inert', false);
      // It returns the focus only to what was focused since it was loaded, which is too late for the first dialog.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return (
    <HeadlessDialog
      open
      onClose={onClose}
      className="modal"
      // The first control gets the focus, instead of the dialog.
      autoFocus={false}
      // On iPhones it stops all movement that scrolls nothing, and two fingers would not zoom.
      onTouchMove={(event) => event.touches.length > 1 && event.stopPropagation()}
      {...props}
    />
  );
}

interface DialogProps extends ModalProps {
  title: string;
  /** Content before the title. */
  icon?: ReactNode;
  /** The label of the close button. */
  close?: string;
  /** A class of the panel. */
  className?: string;
}

/** A dialog with a title above its content. */
export function Dialog({ title, icon, close, className, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal}>
      <DialogPanel className={className ? `dialog ${className}` : 'dialog'}>
        <div className="dialog-head">
          {icon}
          <DialogTitle className="dialog-title">{title}</DialogTitle>
          {close && (
            <button type="button" aria-label={close} onClick={modal.onClose} className="dialog-close">
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
      </DialogPanel>
    </Modal>
  );
}
