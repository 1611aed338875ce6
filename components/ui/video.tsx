'use client';

import { useState } from 'react';
import { Icon } from './icon';

interface VideoProps {
  title: string;
  /** What the button says, such as "Play video". */
  play: string;
  /** Where the video is, for a visitor without JavaScript. */
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
        src={embedUrl}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="video"
      />
    );
  }
  return (
    <a
      href={watchUrl}
      className="video video-poster"
      onClick={(event) => {
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      <span className="video-play">
        <Icon name="player-play" className="size-icon-lg" />
        {play}
      </span>
      <span className="video-title">{title}</span>
      {note && <span className="video-note">{note}</span>}
    </a>
  );
}
