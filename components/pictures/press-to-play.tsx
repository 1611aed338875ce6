'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import './video.css';

interface PressToPlayProps {
  title: string;
  watchUrl: string;
  embedUrl: string;
  /** What the poster shows. */
  children: ReactNode;
}

/** The poster of a video, a link, and the player that takes its place when it is pressed. */
export function PressToPlay({ title, watchUrl, embedUrl, children }: PressToPlayProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        // The poster had the focus and is gone: the keyboard goes on where the visitor is.
        ref={(player) => player?.focus({ preventScroll: true })}
        src={embedUrl}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="video"
      />
    );
  }
  const start = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a href={watchUrl} className="video video-poster" onClick={start}>
      {children}
    </a>
  );
}
