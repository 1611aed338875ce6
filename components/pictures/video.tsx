import { Icon } from '@/components/ui/icon';
import { PressToPlay } from './press-to-play';
import './video.css';

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
  return (
    <PressToPlay title={title} watchUrl={watchUrl} embedUrl={embedUrl}>
      <ShirtFront />
      <span className="video-words">
        <span className="video-play">
          <Icon name="player-play" />
          {play}
        </span>
        <span className="video-title">{title}</span>
        {note && <span>{note}</span>}
      </span>
    </PressToPlay>
  );
}

/** Our drawing for the poster: a shirt front with a bow tie that has the play button for its knot. */
function ShirtFront() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 360" preserveAspectRatio="xMidYMin slice" className="video-drawing">
      <path d="M222 0h196L320 252z" className="video-shirt" />
      <path d="M222 0l98 252L418 0" className="video-lapels" />
      <g className="video-tie">
        <path d="M320 112 196 60c-12-5-20 2-20 14v76c0 12 8 19 20 14z" />
        <path d="m320 112 124-52c12-5 20 2 20 14v76c0 12-8 19-20 14z" />
        <path d="M190 92c44 8 74 14 96 20-22 6-52 12-96 20M450 92c-44 8-74 14-96 20 22 6 52 12 96 20" className="video-folds" />
      </g>
      <g className="video-knot">
        <circle cx="320" cy="112" r="42" />
        <path d="M307 91v42l36-21z" />
      </g>
    </svg>
  );
}
