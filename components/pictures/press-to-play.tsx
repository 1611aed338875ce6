'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { isModifiedClick } from '@/components/ui/modified-click';
import './video.css';

interface PressToPlayProps {
  title: string;
  watchUrl: string;
  embedUrl: string;
  /** The poster and the text beside it. */
  children: ReactNode;
}

/**
 * A link with a video's poster, and the player that replaces it on click. A page can't detect that an iframe
 * failed to load, so the link stays below the player.
 */
export function PressToPlay({ title, watchUrl, embedUrl, children }: PressToPlayProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <>
        <iframe
          // The focused poster is gone, so move focus to the player.
          ref={(player) => player?.focus({ preventScroll: true })}
          src={embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-16/9 w-full max-w-object rounded hairline"
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
    <a href={watchUrl} className="video-link flex max-w-object overflow-clip text-ink card-box" onClick={start}>
      {children}
    </a>
  );
}
