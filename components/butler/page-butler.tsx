import { drawingShapes } from '@/lib/pictures/drawings';
import { type ButlerDrawing, type ButlerFace, ButlerMark, isHeadwear } from './butler';
import './butler.css';

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

interface PageButlerProps {
  /** What he wears or has beside him. */
  drawing?: ButlerDrawing;
  face?: ButlerFace;
  /** A hat that he has on besides. */
  hat?: 'beret' | 'captains-cap';
  /** What is on the wall behind him, in a banner. */
  scene?: Scene;
  /** On the line that the content below a calm header begins with, instead of one of his own. */
  isStanding?: boolean;
  className?: string;
}

/** The butler in the banner or header of a page, as decoration, with what surrounds him there. */
export function PageButler({ drawing, face, hat, scene, isStanding, className = '' }: PageButlerProps) {
  return (
    <div className={`butler ${isStanding ? 'butler-standing' : ''} ${className}`}>
      {scene && <Drawing path={`scenes/${scene}`} viewBox="-210 -94 1100 324" className="butler-scene" />}
      <ButlerMark hasNightcap={!hat && !isHeadwear(drawing)} />
      {[face, hat, drawing].map(
        (name) => name && <Drawing key={name} path={`butler/${name}`} viewBox="-100 -46 440 276" className="butler-layer" />,
      )}
    </div>
  );
}

/** A drawing in public/drawings/. Not an `<img>`: larger than the text, it would be what browsers take for the main content. */
function Drawing({ path, ...attributes }: Record<'path' | 'viewBox' | 'className', string>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which a test checks
  return <svg aria-hidden="true" {...attributes} dangerouslySetInnerHTML={{ __html: drawingShapes(path) }} />;
}
