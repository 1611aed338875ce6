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

/** Drawings that are on his head, where the nightcap would be. */
const headwear: readonly ButlerDrawing[] = ['deerstalker', 'hard-hat', 'headset'];

interface ButlerProps {
  /** What he wears or has beside him. */
  drawing?: ButlerDrawing;
  /** What is on the wall behind him in a banner. */
  scene?: Scene;
  /** On the line that the content below the page's header begins with, instead of one of his own. */
  isStanding?: boolean;
  className?: string;
}

/** The butler behind a counter, as decoration: the Jenkins mark, with drawings laid over it. In the dark theme, he works at night. */
export function Butler({ drawing, scene, isStanding, className = '' }: ButlerProps) {
  return (
    <div className={`butler ${isStanding ? 'butler-standing' : ''} ${className}`}>
      {scene && <Layer path={`/drawings/scenes/${scene}.svg`} className="butler-scene" />}
      <Layer path="/brand/jenkins.svg" className="butler-mark" />
      {!(drawing && headwear.includes(drawing)) && (
        <Layer path="/drawings/butler/nightcap.svg" className="butler-layer hidden dark:block" />
      )}
      <Layer path="/drawings/butler/candle.svg" className="butler-layer hidden dark:block" />
      {drawing && <Layer path={`/drawings/butler/${drawing}.svg`} className="butler-layer" />}
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
