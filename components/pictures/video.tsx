import { Icon } from '@/components/ui/icon';
import { PressToPlay } from './press-to-play';
import './video.css';

interface VideoProps {
  title: string;
  /** The button's label, such as "Play video". */
  play: string;
  /** The video's page, for visitors without JavaScript or who want a separate tab. */
  watchUrl: string;
  /** The player's address; nothing is requested from it until the visitor presses play. */
  embedUrl: string;
  /** The video's length or origin. */
  note?: string;
}

/** A video with our own poster; the player loads on demand. */
export function Video({ title, play, watchUrl, embedUrl, note }: VideoProps) {
  return (
    <PressToPlay title={title} watchUrl={watchUrl} embedUrl={embedUrl}>
      <ShirtFront />
      <span className="flex min-w-0 flex-col justify-center gap-1 p-3 text-sm wrap-anywhere sm:px-6">
        <span className="-ml-1 order-last flex items-center gap-1 font-semibold text-primary">
          <Icon name="player-play" />
          {play}
        </span>
        <span className="video-title">{title}</span>
        {note && <span className="text-xs text-muted">{note}</span>}
      </span>
    </PressToPlay>
  );
}

/** The drawing on the poster: a shirt front whose bow tie has the play button as its knot. */
function ShirtFront() {
  return (
    <svg aria-hidden="true" viewBox="96 -14 448 252" className="video-poster">
      <path d="M67-400h506L320 252z" fill="var(--navbar-hover)" />
      <path d="M67-400l253 652 253-652" fill="none" stroke="var(--navbar-line)" />
      <g fill="var(--tie)">
        <path d="M320 112 196 60c-12-5-20 2-20 14v76c0 12 8 19 20 14z" />
        <path d="m320 112 124-52c12-5 20 2 20 14v76c0 12-8 19-20 14z" />
        <path
          d="M190 92c44 8 74 14 96 20-22 6-52 12-96 20M450 92c-44 8-74 14-96 20 22 6 52 12 96 20"
          fill="none"
          stroke="var(--tie-line)"
        />
      </g>
      <g fill="var(--navbar-on)" stroke="var(--navbar)" strokeWidth="8">
        <circle cx="320" cy="112" r="42" />
        <path d="M307 91v42l36-21z" fill="var(--tie)" stroke="none" />
      </g>
    </svg>
  );
}
