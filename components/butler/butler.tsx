import { withBase } from '@/lib/i18n/base-path';
import './butler.css';

/** The drawings in public/drawings/butler/ that a page can choose. */
export type ButlerDrawing =
  | 'anchor'
  | 'badge'
  | 'bell'
  | 'books'
  | 'bow'
  | 'brushes'
  | 'bubble'
  | 'calendar'
  | 'cup'
  | 'deerstalker'
  | 'flask'
  | 'globe'
  | 'hard-hat'
  | 'headset'
  | 'key'
  | 'large-letter'
  | 'letter'
  | 'life-ring'
  | 'map'
  | 'microphone'
  | 'mugs'
  | 'papers'
  | 'parcel'
  | 'pumpkin'
  | 'quill'
  | 'review'
  | 'weather-vane';

/** The drawings in public/drawings/scenes/ that a page can choose. */
type Scene =
  | 'bookshelf'
  | 'boxes'
  | 'bubbles'
  | 'city'
  | 'coins'
  | 'crane'
  | 'flasks'
  | 'frames'
  | 'gears'
  | 'lamps'
  | 'lighthouse'
  | 'network'
  | 'night'
  | 'pages'
  | 'question-marks'
  | 'stage'
  | 'sticky-notes'
  | 'video-call';

/** Drawings in public/drawings/butler/ of his face; without one, he has the mark's. */
type Face = 'blushing' | 'laughing' | 'looking' | 'talking';

type Hat = 'beret' | 'captains-cap';

/** Drawings that are on his head, where the nightcap would be. */
const headwear: readonly ButlerDrawing[] = ['deerstalker', 'hard-hat', 'headset'];

interface ButlerProps {
  /** What he wears or has beside him. */
  drawing?: ButlerDrawing;
  face?: Face;
  /** A hat that he has on besides. */
  hat?: Hat;
  /** What is on the wall behind him in a banner. */
  scene?: Scene;
  /** On the line that the content below the page's header begins with, instead of one of his own. */
  isStanding?: boolean;
  className?: string;
}

/** The butler behind a counter, as decoration: the Jenkins mark, with drawings laid over it. In the dark theme, he works at night. */
export function Butler({ drawing, face, hat, scene, isStanding, className = '' }: ButlerProps) {
  const hasHat = hat !== undefined || (drawing !== undefined && headwear.includes(drawing));
  return (
    <div className={`butler ${isStanding ? 'butler-standing' : ''} ${className}`}>
      {scene && <Drawing path={`scenes/${scene}`} className="butler-scene" />}
      <Layer path="/brand/jenkins.svg" className="butler-mark" />
      {!hasHat && <Layer path="/drawings/butler/nightcap.svg" className="butler-layer hidden dark:block" />}
      <Layer path="/drawings/butler/candle.svg" className="butler-layer hidden dark:block" />
      {[face, hat, drawing].map((name) => name && <Drawing key={name} path={`butler/${name}`} className="butler-layer" />)}
    </div>
  );
}

/** Lazy, so that layers that aren't shown aren't loaded. */
function Layer({ path, className }: { path: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
    <img src={withBase(path)} alt="" loading="lazy" className={className} />
  );
}

/** A `<use>`, because browsers would take a large decorative `<img>` for the main content (Largest Contentful Paint). */
function Drawing({ path, className }: { path: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={withBase(`/drawings/${path}.svg#drawing`)} />
    </svg>
  );
}
