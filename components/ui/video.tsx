'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from './icon';

interface VideoProps {
  title: string;
  /** What the button says, such as "Play video". */
  play: string;
  /** Where the video is, for a visitor without JavaScript or one who wants it in a tab of its own. */
  watchUrl: string;
  /** The player; nothing of it is loaded before the visitor asks. */
  embedUrl: string;
  /** Length, or where the video comes from. */
  note?: string;
}

/** A video as a poster of our own; the player comes when it is asked for. */
export function Video({ title, play, watchUrl, embedUrl, note }: VideoProps) {
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
      <svg aria-hidden="true" viewBox="0 0 240 96" className="video-tie">
        <path d="M120 48 26 8q-14-6-14 10v60q0 16 14 10zM120 48l94-40q14-6 14 10v60q0 16-14 10z" className="video-tie-wings" />
        <path d="M32 30q36 18 66 18-30 0-66 18M208 30q-36 18-66 18 30 0 66 18" className="video-tie-folds" />
        <circle cx="120" cy="48" r="34" className="video-tie-knot" />
        <path d="M109 31v34l28-17z" className="video-tie-triangle" />
      </svg>
      <span className="video-words">
        <span className="video-play">
          <Icon name="player-play" />
          {play}
        </span>
        <span className="video-title">{title}</span>
        {note && <span className="video-note">{note}</span>}
      </span>
    </a>
  );
}
