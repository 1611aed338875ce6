import { withBase } from '@/lib/i18n/base-path';
import './butler.css';

/** The drawings in public/drawings/butler/ that a page can choose. */
type ButlerDrawing = 'bow' | 'bubble' | 'deerstalker' | 'hard-hat' | 'parcel';

interface ButlerProps {
  /** What he wears or has beside him. */
  drawing?: ButlerDrawing;
  className?: string;
}

/** The butler behind a counter, as decoration: the Jenkins mark, with drawings laid over it. In the dark theme, he works at night. */
export function Butler({ drawing, className = '' }: ButlerProps) {
  const wearsHat = drawing === 'deerstalker' || drawing === 'hard-hat';
  return (
    <div className={`butler ${className}`}>
      <Layer path="/brand/jenkins.svg" className="butler-mark" />
      {!wearsHat && <Layer path="/drawings/butler/nightcap.svg" className="butler-layer butler-night" />}
      <Layer path="/drawings/butler/candle.svg" className="butler-layer butler-night butler-candle" />
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
