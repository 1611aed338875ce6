'use client';

import { DialogPanel } from '@headlessui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Modal } from '@/components/ui/dialog';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import type messages from '@/messages/en.json';
import './lightbox.css';

export interface GalleryPicture {
  /** The full-size file, which the picture links to without JavaScript. */
  href: string;
  /** The picture element with its alternative text. */
  picture: ReactNode;
  /** The picture element for the large view. */
  large: ReactNode;
  caption: string;
}

/** `position` contains {number}: "Picture {number} of 4". */
export type GalleryLabels = (typeof messages.parts)['gallery'];

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  /** Index of the picture to start with. */
  first: number;
  labels: GalleryLabels;
  onClose: () => void;
}

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const swipeDistance = 48;

/** Shows pictures one at a time in a full-window dialog. Arrow keys, Home, End, and swipes change the picture. */
export function Lightbox({ pictures, first, labels, onClose }: LightboxProps) {
  const touchStart = useRef<{ x: number; y: number }>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const turn = (steps: number) => setIndex((index + steps + count) % count);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(count - 1);
    else return;
    event.preventDefault();
  };

  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const start = touchStart.current;
    touchStart.current = null;
    if (!start) return;
    const across = clientX - start.x;
    if (Math.abs(across) >= swipeDistance && Math.abs(across) > Math.abs(clientY - start.y)) turn(across < 0 ? 1 : -1);
  };

  const picture = pictures[index];
  return (
    <Modal aria-label={labels.viewer} onClose={onClose} onKeyDown={onKeyDown}>
      <DialogPanel
        className="lightbox flex size-full flex-col bg-navbar text-navbar-on transition-opacity starting:opacity-0"
        onClick={({ target }) => target instanceof Element && target.matches('.lightbox, .lightbox-stage') && onClose()}
      >
        <button type="button" aria-label={labels.close} className="lightbox-button m-2 self-end" onClick={onClose}>
          <Icon name="x" />
        </button>
        <div
          className="lightbox-stage"
          onPointerDown={({ pointerType, clientX, clientY }) => {
            if (pointerType !== 'mouse') touchStart.current = { x: clientX, y: clientY };
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touchStart.current = null;
          }}
        >
          {/* The key remounts the element, so that the placeholder of a failed picture isn't reused for the next one. */}
          <div key={index} className="contents">
            {picture?.large}
          </div>
        </div>
        <div className="flex items-center justify-center gap-4 p-2 sm:p-4">
          {count > 1 && (
            <button type="button" aria-label={labels.previous} className="lightbox-button" onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </button>
          )}
          <p aria-live="polite" className="flex min-w-0 max-w-prose grow flex-col text-center text-balance">
            {picture?.caption}
            <span className="text-sm opacity-80">{fillPlaceholders(labels.position, { number: index + 1 })}</span>
          </p>
          {count > 1 && (
            <button type="button" aria-label={labels.next} className="lightbox-button" onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </button>
          )}
        </div>
      </DialogPanel>
    </Modal>
  );
}
