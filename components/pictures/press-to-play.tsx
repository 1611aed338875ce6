'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { isModifiedClick } from '@/components/ui/modified-click';
import './video.css';

interface PressToPlayProps {
  title: string;
  watchUrl: string;
  embedUrl: string;
  /** The content of the poster. */
  children: ReactNode;
}

/**
 * The poster of a video, which is a link, and the player that replaces it when it is pressed. Nobody tells a page that a player has
 * not come, so the link stays below it.
 */
export function PressToPlay({ title, watchUrl, embedUrl, children }: PressToPlayProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <>
        <iframe
          // The focused poster is gone, so the focus moves to the player.
          ref={(player) => player?.focus({ preventScroll: true })}
          src={embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="video"
        />
        <a href={watchUrl} className="inline-link">
          {title}
        </a>
      </>
    );
  }
  const start = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a href={watchUrl} className="video video-poster" onClick={start}>
      {children}
    </a>
  );
}
