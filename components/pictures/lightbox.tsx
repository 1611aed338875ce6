'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import './lightbox.css';

export interface GalleryPicture {
  /** The full-size file, for a visitor without JavaScript. */
  href: string;
  /** The picture, with its alternative text; the same one is shown large. */
  picture: ReactNode;
  caption: string;
}

export interface LightboxWords {
  /** What the large view is called. */
  viewer: string;
  close: string;
  previous: string;
  next: string;
  /** "Picture 1 of 4", one per picture. */
  positions: readonly string[];
}

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  /** The picture that was asked for. */
  first: number;
  words: LightboxWords;
  onClose: () => void;
}

/** How far a finger has to travel sideways to turn to another picture, in CSS pixels. */
const swipeDistance = 48;

/**
 * Pictures, large, one at a time: a native dialog, so that the page behind is out of reach, Escape
 * closes and the focus goes back to where it was. Arrow keys, Home, End and swiping turn the pictures.
 */
export function Lightbox({ pictures, first, words, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchStart = useRef<{ x: number; y: number }>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const turn = (steps: number) => setIndex((index + steps + count) % count);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

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
    <dialog
      ref={dialog}
      aria-label={words.viewer}
      className="lightbox"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.matches('.lightbox, .lightbox-stage')) dialog.current?.close();
      }}
    >
      <button type="button" aria-label={words.close} className="lightbox-button" onClick={() => dialog.current?.close()}>
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
        {/* A picture that failed must not leave its state to the next one. */}
        <div key={index} className="lightbox-picture">
          {picture?.picture}
        </div>
      </div>
      <div className="lightbox-bar">
        {count > 1 && (
          <button type="button" aria-label={words.previous} className="lightbox-button" onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </button>
        )}
        <p role="status" className="lightbox-caption">
          {picture?.caption}
          <span className="lightbox-position">{words.positions[index]}</span>
        </p>
        {count > 1 && (
          <button type="button" aria-label={words.next} className="lightbox-button" onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </button>
        )}
      </div>
    </dialog>
  );
}
