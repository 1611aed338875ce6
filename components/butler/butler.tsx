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

/** Drawings of his face; without one, he has the mark's. */
export type ButlerFace = 'blushing' | 'laughing' | 'looking' | 'talking';

/** Drawings that are on his head, where the nightcap would be. */
const headwear: readonly ButlerDrawing[] = ['deerstalker', 'hard-hat', 'headset'];

/** @returns whether a drawing is on his head */
export const isHeadwear = (drawing?: ButlerDrawing) => drawing !== undefined && headwear.includes(drawing);

interface ButlerProps {
  /** What he wears or has beside him. */
  drawing?: ButlerDrawing;
  face?: ButlerFace;
  className?: string;
}

/** The butler behind a counter, as decoration. At the top of pages, he is a `PageButler`. */
export function Butler({ drawing, face, className = '' }: ButlerProps) {
  return (
    <div className={`butler ${className}`}>
      <ButlerMark hasNightcap={!isHeadwear(drawing)} />
      {[face, drawing].map((name) => name && <Layer key={name} path={`/drawings/butler/${name}.svg`} className="butler-layer" />)}
    </div>
  );
}

/** The Jenkins mark, over which drawings are laid. In the dark theme, he works at night. */
export function ButlerMark({ hasNightcap }: { hasNightcap: boolean }) {
  return (
    <>
      <Layer path="/brand/jenkins.svg" className="butler-mark" />
      {hasNightcap && <Layer path="/drawings/butler/nightcap.svg" className="butler-layer hidden dark:block" />}
      <Layer path="/drawings/butler/candle.svg" className="butler-layer hidden dark:block" />
    </>
  );
}

/** Lazy, so that layers that aren't shown aren't loaded. */
function Layer({ path, className }: { path: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
    <img src={withBase(path)} alt="" loading="lazy" className={className} />
  );
}
