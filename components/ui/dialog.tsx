'use client';

import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import './dialog.css';

interface ModalProps extends Pick<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'children' | 'onClick' | 'onKeyDown'> {
  /** What takes the focus instead of the control with `data-autofocus` or the first one, also on touch screens. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when the visitor closes the dialog; the caller stops rendering it. */
  onClose: () => void;
}

/** In milliseconds. */
const focusDelay = 100;
const inertDelay = 100;

const controls = 'a[href], button, input, select, textarea';

/**
 * Headless UI's dialog, open as long as it is rendered: Escape and a click outside its panel close it, focus is trapped,
 * and the page behind it doesn't scroll. The portal keeps it outside its opener's styles and listeners.
 */
export function Modal({ initialFocus, onClose, ...props }: ModalProps) {
  const opener = useRef(document.activeElement);
  const dialog = useRef<HTMLDivElement>(null);

  // Once the dialog is on display: Firefox reports it as a new window, at which Orca leaves its focus mode, and would take the
  // letters typed in a field that was focused before for commands.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const focus = () => {
      const focused = document.activeElement;
      // On touch screens, Headless UI focuses the dialog.
      const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
      const first = focused === dialog.current ? undefined : (find('[data-autofocus]') ?? find(controls));
      if (focused === dialog.current || !dialog.current?.contains(focused)) (initialFocus?.current ?? first)?.focus();
    };
    // Until then, Tab would move the focus behind the dialog.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus, focusDelay);
    });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [initialFocus]);

  useEffect(() => {
    const others = document.querySelectorAll('body > :not([inert], #headlessui-portal-root)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the focus has moved: otherwise, Orca loses its place and doesn't say where the focus is.
    const onFocus = () => {
      timer = setTimeout(() => {
        for (const other of others) other.toggleAttribute('inert', true);
      }, inertDelay);
    };
    document.addEventListener('focusin', onFocus, { once: true });
    const { current: before } = opener;
    return () => {
      document.removeEventListener('focusin', onFocus);
      clearTimeout(timer);
      for (const other of others) other.toggleAttribute('inert', false);
      // Headless UI tracks focus only once it is loaded, which is too late to restore it for the first dialog.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // In the body, because Headless UI at once makes the body's child inert that contains the dialog.
  return createPortal(
    <HeadlessDialog
      ref={dialog}
      open
      onClose={onClose}
      // The backdrop, which covers and dims the page.
      className="fixed inset-0 z-modal flex bg-navbar/75"
      // Headless UI leaves the focus there.
      initialFocus={opener as RefObject<HTMLElement | null>}
      // On iOS, Headless UI cancels touch moves that don't scroll, which would prevent pinch zoom.
      onTouchMove={(event) => event.touches.length > 1 && event.stopPropagation()}
      {...props}
    />,
    document.body,
  );
}

interface DialogProps extends ModalProps {
  title: string;
  /** Content before the title. */
  icon?: ReactNode;
  /** The label of the close button. */
  close?: string;
  /** A CSS class for the panel. */
  className?: string;
}

/** A dialog with a title above its content. */
export function Dialog({ title, icon, close, className, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal}>
      <DialogPanel className={className ? `dialog ${className}` : 'dialog'}>
        <div className="dialog-head">
          {icon}
          <DialogTitle className="text-xl font-semibold wrap-anywhere">{title}</DialogTitle>
          {close && (
            <button
              type="button"
              aria-label={close}
              onClick={modal.onClose}
              className="flex size-10 shrink-0 cursor-pointer items-center justify-center rounded hover:bg-paper-hover"
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
      </DialogPanel>
    </Modal>
  );
}
