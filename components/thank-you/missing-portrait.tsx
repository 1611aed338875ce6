import { withBase } from '@/lib/i18n/base-path';
import './thank-you.css';

/** A drawing in place of a portrait. */
export function MissingPortrait() {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
    <img src={withBase('/drawings/people/contributor.svg')} alt="" loading="lazy" className="thank-you-portrait" />
  );
}
